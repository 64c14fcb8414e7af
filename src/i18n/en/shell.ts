import type { Language } from "../language.ts";

export const language = (): Language => "en";

export const skipToContent = () => "Skip to content";
export const buyCars = () => "Buy Cars";
export const numberPlates = () => "Number Plates";
export const sellYourCar = () => "Sell Your Car";
export const listPlate = () => "List Plate";
export const listVehicle = () => "List Vehicle";
export const mainNavigation = () => "Main";
export const openMenu = () => "Open menu";
export const menuTitle = () => "Menu";
export const login = () => "Login";
export const signUp = () => "Sign Up";
export const logout = () => "Logout";
export const dashboard = () => "Dashboard";
export const accountMenu = () => "Your account";
export const listingsAllowed = (limit: number | null) =>
  `Listings: ${limit === null ? "Unlimited" : limit} allowed`;
export const otherLanguageName = () => "العربية";
export const otherLanguageShort = () => "ع";
export const themeTitle = () => "Appearance";
export const themeSystem = () => "System";
export const themeLight = () => "Light";
export const themeDark = () => "Dark";

export const footerAbout = () =>
  "Used cars and number plates across Jordan, directly from owners and dealers.";
export const footerBuy = () => "Buy";
export const footerSell = () => "Sell";
export const copyright = (year: number, siteName: string) => `© ${year} ${siteName}, Amman`;

export const notFoundText = () => "The page you're looking for doesn't exist or has been moved.";
export const goBack = () => "Go back";
export const tryAgain = () => "Try again";
export const islandFailed = () =>
  "Something went wrong in this part of the page. It still works in a simpler form, and what you typed is still here.";
export const loadAgain = () => "Load again";
export const offlineTitle = () => "You're offline";
export const offlineText = () => "Check your internet connection. Everything you've saved is safe.";
export const goHome = () => "Go to home page";
export const goToSearch = () => "Browse cars";
export const loading = () => "Loading...";
export const siteDescription = () =>
  "Buy and sell used cars and number plates in Jordan: search by make, price, city or the digits you want, and contact the seller directly.";

export const clear = () => "Clear";
export const cars = () => "Cars";
export const saving = () => "Saving…";
export const cancel = () => "Cancel";
export const state = () => "Status";
export const reason = () => "Reason";
export const edit = () => "Edit";
export const breadcrumb = () => "Breadcrumb";
export const turnOff = () => "Turn off";
export const view = () => "View";
export const undo = () => "Undo";
export const unlimited = () => "Unlimited";
export const countOf = (count: number, max: number) => `${count} of ${max}`;
export const whatsapp = () => "WhatsApp";
export const save = () => "Save";
export const uiClose = () => "Close";
export const uiLeaveEmpty = () => "Leave this field empty";
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
/** `hotkey` moves the focus to the toast. */
export const uiNotifications = (hotkey: string) => `Notifications (${hotkey})`;

export const success = () => "Success!";
export const error = () => "Error";
export const signInAgain = () => "Log in again in a new tab";
export const carListedToast = () => "Your car has been listed successfully.";
export const listingSavedToast = () => "Your changes have been saved.";
export const listingDeletedToast = () => "The listing has been deleted.";
export const relistedToast = () => "The listing is active again.";
export const markedSoldToast = () => "The listing is marked as sold.";
export const saleUndoneToast = () => "The listing is no longer marked as sold.";
export const inquirySentTitle = () => "Inquiry Sent";
export const inquirySentToast = () => "Your inquiry has been sent to the seller successfully.";
export const contactInformationTitle = () => "Contact Information";
export const signInToContactToast = () => "Please sign in to contact the seller";
export const linkCopiedToast = () => "Link copied";
export const linkNotCopiedToast = () => "Couldn't copy the link. Copy it from the address bar.";
export const sharedTitle = () => "Your photos are waiting";
export const sharedText = () =>
  "You're offline. As soon as you're connected again, this page opens the form and adds them.";
export const sharedNoneTitle = () => "No photos are waiting";
export const sharedNoneText = () =>
  "Share photos from your gallery with this app, or choose them in the form for your car.";
export const sharedLoginText = () =>
  "Your photos are waiting. The form adds them as soon as you've logged in.";
export const shareAgain = () => "Your photos didn't arrive. Share them once more, or choose them here.";
