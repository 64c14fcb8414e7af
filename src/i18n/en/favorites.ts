export const favorites = () => "Favorites";
export const favoriteSave = (title: string) => `Save ${title}`;

export const favoriteSavedFlash = () => "Saved to your favorites.";
export const favoriteRemovedFlash = () => "Removed from your favorites.";
export const favoritesFull = (max: number) =>
  `You can save up to ${max} favorites. Remove some to save others.`;
export const favoriteFailed = () => "Couldn't update your favorites. Check your connection and try again.";
export const favoriteNotKept = () => "This browser can't store favorites. Log in to save them.";
export const favoriteSignedOutTitle = () => "You've been logged out";
export const favoriteSignedOut = () => "Please log in to change your favorites.";
export const favoriteSignedOutKept = () =>
  "It's saved in this browser and moves to your account when you log in.";

export const favoritesHere = () =>
  "Your favorites are saved in this browser only. Log in to see them on all your devices.";
export const favoritesWithoutScripts = () => "Log in to save cars and number plates.";
export const favoritesNoneTitle = () => "No favorites yet";
export const favoritesNoneText = () =>
  "Tap the heart on a car or number plate to save it here and see when its price drops.";
export const favoritesGoToPlates = () => "Browse number plates";
export const favoritesFailed = () => "Couldn't load your favorites";
export const favoritesFailedText = () => "Check your connection and try again.";

/** `ago` is "3 days ago" or empty. */
export const favoriteSold = (ago: string) => (ago ? `Sold ${ago.toLowerCase()}` : "Sold");
/** "Down 1,200 JD", followed by `favoriteSinceSaved`. */
export const favoriteLess = (amount: string) => `Down ${amount}`;
export const favoriteMore = (amount: string) => `Up ${amount}`;
export const favoriteSinceSaved = () => "since you saved it";
export const favoritesGone = () => "No longer on the site";
export const favoriteGone = (date: string, price: string) =>
  `A listing you saved on ${date}, when it was listed for ${price}, has been removed.`;
export const favoriteDismiss = () => "Dismiss";

export const viewedTitle = () => "Recently viewed";
