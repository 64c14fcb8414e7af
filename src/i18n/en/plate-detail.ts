import { plural } from "../plural.ts";

/** For the browser's tab and shared links; `plate` is "10-777". */
export const plateDetailPageTitle = (plate: string, price: string) => `Number plate ${plate} — ${price}`;
export const plateMissingText = () =>
  "The number plate you're looking for doesn't exist or has been removed.";
export const plateBack = () => "Back to Number Plates";
export const plateDetailPath = () => "Where this plate stands";
export const plateDetailPlates = () => "Number Plates";
export const plateDetailCode = (areaCode: string | number) => `Code ${areaCode}`;
export const detailShowPlate = () => "Show the plate";

export const plateSpecial = () => "What makes it special";
export const plateDetailAbout = () => "About the plate";
export const plateRowNumber = () => "Plate";
export const plateRowCode = () => "Area code";
export const plateRowDigits = () => "Digits";
export const plateRowLocation = () => "Location";

export const officialTitle = () => "Official price levels, 2025";
export const officialAsking = () => "Asking price of this plate";
export const officialThree = () => "3 digits";
export const officialFourPatterned = () => "4 digits with a pattern";
export const officialFourPlain = () => "4 digits, plain";
export const officialFivePatterned = () => "5 digits with a pattern";
export const officialFivePlain = () => "5 digits, plain";
export const officialFivePlainPrice = () => "Free, or as a committee decides";
export const officialShort = () => "1 or 2 digits";
export const officialShortPrice = () => "No fixed price";
export const officialThisLevel = () => "This plate's level";
export const officialText = () =>
  "What the licensing department asks at least for a new number. It decides itself what counts as a pattern; between people the price is free.";
export const officialSource = (date: string) =>
  `Vehicle plates regulation as amended, Official Gazette, ${date}`;
export const officialReported = () => "Reported by Al-Rai";

export const plateTransferTitle = () => "How the plate changes hands";
export const plateTransferSteps = () => [
  "Check the owner's identity against the vehicle licence.",
  "Go to the licensing department together.",
  "Pay once the transfer is done, not before.",
];
export const plateTransferNote = () =>
  "Transfer to a stranger is reported to cost from 500 JD since July 2025; confirm with the department.";

export const plateSafety = () => [
  "Pay nothing before you meet.",
  "Never post or send a photo of the ownership document or an identity card: it is used for fraud.",
  "Check at the department that the plate is free of seizure and lien.",
];

export const plateListed = (date: string) => `Listed ${date}`;
export const plateListedRecently = () => "Recently";
export const plateStatusActive = () => "Active";
export const plateStatusSold = () => "Sold";
export const plateStatusExpired = () => "Expired";

export const plateSoldTitle = () => "This number plate has been sold";
export const plateExpiredTitle = () => "This listing has expired";
export const plateEndedText = () =>
  "Its seller no longer takes messages about it. These plates are still for sale.";
export const plateSeeSimilar = () => "See similar plates";
export const plateContactClosed = () => "Contacting the seller is closed for this plate.";

export const plateSimilar = () => "Similar plates";
export const plateAllWithDigits = (count: number) =>
  plural("en", count, { one: "All with {n} digit", other: "All with {n} digits" });
