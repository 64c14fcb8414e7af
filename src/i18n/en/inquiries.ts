import { formatNumber } from "./formats.ts";

export const inquirySend = () => "Send Inquiry";
export const inquirySending = () => "Sending...";
export const inquiryAbout = () =>
  "The seller gets your message right away and replies by phone, WhatsApp or email.";
export const inquiryName = () => "Name";
export const inquiryMessage = () => "Message";
export const inquiryMessageHint = () => "Ask about the car's condition, the price, or when you can see it.";
export const inquiryBack = () => "Back to the car";

export const inquiryNameTooLong = (max: number) => `Name must be at most ${formatNumber(max)} characters`;
export const inquiryPhoneRequired = () => "Phone is required";
export const inquiryEmailRequired = () => "Valid email is required";
export const messageTooShort = () => "Message must be at least 10 characters";
export const inquiryMessageTooLong = (max: number) =>
  `Message must be at most ${formatNumber(max)} characters`;

export const inquiryFailed = () => "Failed to send inquiry. Please try again.";
export const signInInNewTab = () => "Log in (new tab)";
export const inquiryOwnListing = () => "You can't send an inquiry about your own listing.";
export const inquiryListingEnded = () => "This listing is no longer active and doesn't accept inquiries.";
export const inquiryNotFound = () => "This inquiry doesn't exist.";
