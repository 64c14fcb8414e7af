export const adminUnlimitedWord = () => "unlimited";
export const adminLimitInvalid = () => 'Please enter a valid number or "unlimited"';
export const adminUserNotFound = () => "There is no such user.";
export const adminLastAdmin = () => "This is the last admin. Make somebody else an admin first.";
export const adminEmailDiffers = () => "This is not the email of the account. Nothing was deleted.";
export const adminListingChanged = () =>
  "Somebody changed this listing a moment ago. Look at it again before you change it.";
export const adminSoldNotReboosted = () => "A sold listing cannot be reboosted.";
