export const uiClose = () => "Close";
export const uiOptional = () => "Optional";
export const uiRemove = () => "Remove";
export const uiShowPassword = () => "Show password";
export const uiHidePassword = () => "Hide password";
export const uiPages = () => "Pages";
export const uiPage = (page: number) => `Page ${page}`;
export const uiPageOf = (page: number, last: number) => `Page ${page} of ${last}`;
export const uiPrevious = () => "Previous";
export const uiNext = () => "Next";
export const uiNotification = () => "Notification";
/** `hotkey` is the key that moves the focus to the notifications. */
export const uiNotifications = (hotkey: string) => `Notifications (${hotkey})`;
