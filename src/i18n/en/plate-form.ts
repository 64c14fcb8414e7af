export const listPlateTitle = () => "List Your Number Plate";
export const listPlateText = () => "List your plate for free. Its drawing is the cover; photos are optional.";
export const editPlateTitle = () => "Edit your listing";

export const plateFormPlate = () => "The plate";
export const plateFormPlateText = () => "Type it as it stands on the plate. Arabic digits are fine too.";
export const plateFormAd = () => "The ad";
export const plateFormImages = () => "Photos";
export const plateFormImagesText = () =>
  "Optional: the drawn plate is your cover. Never post a photo of the ownership document.";

export const plateCode = () => "Area code";
export const plateNumber = () => "Plate number";
export const plateTitle = () => "Title";
export const plateTitleHint = () => "Suggested from the plate; change it as you like";
export const plateTitleSuggest = () => "Use the suggestion";
export const plateDescription = () => "Description";
export const plateDescriptionExample = () =>
  "Whose name it is in, whether it comes with a car, and whether the price moves";
export const platePreviewNone = () => "Type the code and number to see your plate";

/**
 * The title that the form suggests; `special` names a pattern or says how many digits. Code and number stand apart:
 * side by side they would break at the dash, and change places in a line of Arabic.
 */
export const plateSuggestedTitle = (plate: { areaCode: string; plateNumber: string; special: string }) =>
  `Number plate ${plate.plateNumber} on code ${plate.areaCode}, ${plate.special.toLowerCase()}`;

export const publishPlate = () => "List Your Plate";
export const publishingPlate = () => "Creating...";
export const plateListedToast = () => "Your number plate listing has been created successfully.";
export const plateListFailed = () => "Failed to create number plate listing. Please try again.";
export const plateInquirySentToast = () => "Your inquiry has been sent to the seller.";
export const plateContactSeller = () => "Contact Seller";
export const plateContactBack = () => "Back to the plate";
export const plateContactHint = () => "Ask about the price, the transfer, or when you can meet.";

export const plateTipsTitle = () => "A good plate ad";
export const plateTips = () => [
  "Say whose name the plate is in and whether it is on a car.",
  "Say who pays the transfer fee.",
  "Compare with the official price levels before you name yours.",
  "Never post a photo of the ownership document: it is used for fraud.",
];
