export const pushAsk = () => "Notify me on this device";
export const pushAskText = () => "Get a notification the moment there's news for you.";
export const pushBlocked = () =>
  "Your browser blocks notifications from this site. Allow them in its settings, then try again.";
export const pushFailed = () => "Couldn't turn on notifications. Please try again later.";
export const pushDeviceAdded = () => "We'll notify you on this device.";
export const pushDeviceSince = (date: string) => `since ${date}`;
export const pushDeviceStopThis = (device: string) => `Turn off notifications on ${device}`;
export const pushDeviceRemoved = () => "Notifications are off on that device.";
export const pushDeviceNotFound = () => "Device not found";
export const pushDevicesFull = (max: number) =>
  `You get notifications on ${max} devices, which is the limit. Turn one off to add another.`;
export const pushEndpointRefused = () => "This isn't the address of a push service.";
export const pushKeysWrong = () => "These aren't the keys of a push subscription.";

export const pushNewFor = (search: string) => `New for “\u2068${search}\u2069”`;
export const pushExpiring = (date: string) => `It expires on ${date}. Relist it to keep it online.`;
export const pushExpired = () => "Buyers can't find it anymore. Relist it if it's still for sale.";

export const priceDropMailSubject = (title: string) => `Price drop: \u2068${title}\u2069`;
export const priceDropMailTitle = () => "The price of one of your favorites has dropped";
export const priceDropMailReason = () =>
  "You received this email because you asked us to tell you when the price of a favorite drops.";
