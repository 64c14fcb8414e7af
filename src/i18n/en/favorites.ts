export const favorites = () => "Favorites";
/** The accessible name of the heart. */
export const favoriteSave = (title: string) => `Save ${title}`;
/** Beside the heart on a listing's page. */
export const favoriteSaveThis = () => "Save";

export const favoriteSavedFlash = () => "Saved to your favorites.";
export const favoriteRemovedFlash = () => "Removed from your favorites.";
export const favoritesFull = (max: number) =>
  `Your favorites are full: there is room for ${max}. Remove some to save others.`;
export const favoriteFailed = () => "This could not be changed. Check your connection and try again.";
export const favoriteNotKept = () => "This browser keeps nothing. Sign in to save favorites.";
export const favoriteSignedOutTitle = () => "You have been signed out";
export const favoriteSignedOut = () => "Please sign in to change your favorites.";
export const favoriteSignedOutKept = () =>
  "It is saved in this browser and moves to your account when you sign in.";

export const favoriteCars = () => "Cars";
export const favoritesHere = () =>
  "Your favorites are kept in this browser only. Sign in to have them on every device.";
export const favoritesWithoutScripts = () => "Sign in to save cars and number plates.";
export const favoritesNoneTitle = () => "Nothing saved yet";
export const favoritesNoneText = () =>
  "Press the heart on a car or a number plate. You will find it here, and see when its price drops.";
export const favoritesGoToPlates = () => "Browse number plates";
export const favoritesFailed = () => "Your favorites could not be loaded";

/** `ago` is "3 days ago" or empty. */
export const favoriteSold = (ago: string) => (ago ? `Sold ${ago.toLowerCase()}` : "Sold");
export const favoriteExpired = () => "This listing has expired";
/** "1,200 JD less", followed by `favoriteSinceSaved`. */
export const favoriteLess = (amount: string) => `${amount} less`;
export const favoriteMore = (amount: string) => `${amount} more`;
export const favoriteSinceSaved = () => "since you saved it";
export const favoritesGone = () => "No longer on the site";
export const favoriteGone = (date: string, price: string) =>
  `A listing that you saved on ${date} for ${price} has been removed.`;
export const favoriteDismiss = () => "Dismiss";

export const viewedTitle = () => "Recently viewed";
export const viewedClear = () => "Clear";
