import { namesOf } from "../label.ts";
import { plural, pluralOf } from "../plural.ts";

export const patternLabel = namesOf({
  short: "Short number",
  "all-same": "All the same digit",
  mirror: "Mirror",
  "repeated-pair": "Repeated pair",
  "sequence-up": "Ascending",
  "sequence-down": "Descending",
  round: "Round number",
  "birth-year": "Birth year",
  "equals-code": "Same as the code",
  "lucky-seven": "Lucky sevens",
});
export const patternExplanation = namesOf({
  short: "It has one, two or three digits. The fewer the digits, the rarer the plate.",
  "all-same": "It repeats one digit throughout, like 777 or 5555.",
  mirror: "It reads the same forward and backward, like 121 or 45654.",
  "repeated-pair": "It repeats one pair of digits, like 1212.",
  "sequence-up": "Its digits go up one by one, like 123 or 34567.",
  "sequence-down": "Its digits go down one by one, like 321 or 98765.",
  round: "It ends in zeros, like 500, 7000 or 25000.",
  "birth-year": "It is a year between 1950 and 2010, so it could be a birth year.",
  "equals-code": "Its number is the same as its area code, like 10-10.",
  "lucky-seven": "It has two or more sevens, which many people consider lucky.",
});

export const plateCityLabel = (city: string) => city;
export const plateDigits = pluralOf("en", { one: "{n} Digit", other: "{n} Digits" });
/** For screen readers. */
export const plateSpoken = (areaCode: string | number, plateNumber: string) =>
  `Plate ${areaCode}, ${plateNumber}`;

export const plateNotFound = () => "Number Plate Not Found";
export const plateRemoved = () => "This number plate has been removed.";
export const plateAlreadyListed = (plate: string) =>
  `Plate ${plate} is already listed here, and a plate can only be listed once. If it's yours and you didn't list it, contact us.`;

export const plateCodeRequired = () => "Area code is required";
export const plateCodeInvalid = () => "Area code must be a number from 1 to 99";
export const plateNumberRequired = () => "Plate number is required";
export const plateNumberInvalid = () =>
  "Plate number must be 1 to 5 digits, without letters or the area code";

export const whatsappPlateGreeting = (plate: { areaCode: number; plateNumber: string; price: string }) =>
  `Hello, I'm interested in your number plate ${plate.areaCode}-${plate.plateNumber} listed for ${plate.price} JOD. Is it still available?`;

export const platesTitle = () => "Jordan Number Plates";
export const platesPatternTitle = (pattern: string) => `${pattern}: number plates in Jordan`;
export const platesDescription = (title: string, count: number) =>
  `${title}: ${plural("en", count, { one: "{n} number plate", other: "{n} number plates" })} for sale with prices in JD. ` +
  "Search by the digits you want, by pattern, area code and price, and contact the seller directly.";
/** The texts before and after the sign for any digit. */
export const platesLead = (): [before: string, after: string] => [
  "Enter the digits you want. Leave",
  "wherever any digit works.",
];

export const platesText = () => "Search number plates";
export const platesTextExample = () => "Number, city, pattern, price…";
export const platesPattern = () => "Search by plate pattern";
export const platesPatternHint = () =>
  "Use ? for any digit, * for any number of digits, and a dash after the area code: ?77?, *123, 20-*.";
export const platesAnyDigit = () => "any digit";
export const platesAnyRun = () => "any digits";
export const platesAfterCode = () => "after the code";
/** Two lines on the plate. */
export const platesAnyCode = () => ["Any", "code"];
export const platesDigits = () => "Number of digits";
export const platesMore = () => "More options";
export const platesLocation = () => "Location";
export const platesLocationExample = () => "City or area";
export const platesSubmit = () => "Show plates";
export const platesShow = pluralOf("en", { one: "Show {n} plate", other: "Show {n} plates" });
export const platesPatterns = () => "Patterns";

export const platesAreaCode = () => "Area Code";
export const platesAllCodes = () => "All area codes";
export const platesAnotherCode = () => "Add another area code";
export const platesCodeOption = (areaCode: string | number, city: string | null) =>
  city ? `${areaCode} · ${city}` : `${areaCode}`;
export const platesDigitCount = () => "Number of Digits";
export const platesInNumber = () => "Digits in the number";
export const platesStartsWith = () => "Starts with";
export const platesEndsWith = () => "Ends with";
export const platesDigitsWrong = () => "Digits only";
export const platesUnread = (texts: string[]) =>
  `We couldn't read ${texts.map((text) => `“${text}”`).join(" or ")} as part of a plate number, so it doesn't filter. Write it in digits, such as 77.`;
export const platesContains = () => "Contains";

export const platesSortLabel = namesOf({
  relevance: "Best match",
  newest: "Newest first",
  "price-asc": "Price: low to high",
  "price-desc": "Price: high to low",
  digits: "Fewest digits first",
  number: "Number: low to high",
});

export const platesFound = pluralOf("en", {
  one: "{n} Number Plate Found",
  other: "{n} Number Plates Found",
});
export const platesResults = () => "Number plates";
export const platesNoneTitle = () => "No number plates found";
export const platesNoneText = () => "Try adjusting your search criteria or browse all available plates.";
export const platesClearAll = () => "Clear all filters";
export const plateFailed = () => "Failed to fetch number plate";
export const platesFailed = () => "Failed to fetch number plates";

export const platesChipPattern = (patterns: string[]) => `Pattern ${patterns.join(" or ")}`;
export const platesChipStarts = (digits: string[]) => `Starts with ${digits.join(" or ")}`;
export const platesChipEnds = (digits: string[]) => `Ends with ${digits.join(" or ")}`;
export const platesChipContains = (digits: string[]) => `Contains ${digits.join(" or ")}`;
export const platesChipOnly = (digits: string[]) => `Only ${digits.join(", ")}`;

export const plateCodeOf = (areaCode: string | number, city: string | null) =>
  city ? `Code ${areaCode} · ${city}` : `Code ${areaCode}`;
export const plateViewDetails = () => "View Details";
export const plateContact = () => "Contact";
/** A button's accessible name. */
export const plateAbout = (action: string, title: string) => `${action}: ${title}`;

export const platesByPattern = () => "Browse by pattern";
export const platesByPatternText = () => "The most popular numbers";
export const platesCount = pluralOf("en", { one: "{n} plate", other: "{n} plates" });

export const listPlateTitle = () => "List Your Number Plate";
export const listPlateText = () =>
  "List your plate for free. We draw the plate for your cover photo; adding photos is optional.";

export const plateFormPlate = () => "Plate";
export const plateFormPlateText = () => "Enter it as shown on the plate. Digits like ٠١٢٣ work too.";
export const plateFormListing = () => "Listing details";
export const plateFormImagesText = () =>
  "Optional. We draw the plate for your cover photo. Never post a photo of the ownership document.";

export const plateCode = () => "Area code";
export const plateNumber = () => "Plate number";
export const plateTitleRequired = () => "Title is required";
export const plateTitleHint = () => "Suggested from the plate. You can change it.";
export const plateTitleSuggest = () => "Use suggestion";
export const plateDescriptionExample = () =>
  "Whose name it's in, whether it comes with a car, and whether the price is negotiable";
export const platePreviewNone = () => "Enter the code and number to see your plate";

/** `special` is a pattern or the number of digits. Code and number are separate, because Arabic text would swap them. */
export const plateSuggestedTitle = (plate: { areaCode: string; plateNumber: string; special: string }) =>
  `Number plate ${plate.plateNumber}, code ${plate.areaCode}, ${plate.special.toLowerCase()}`;

export const publishPlate = () => "List Your Plate";
export const publishingPlate = () => "Creating...";
export const plateListedToast = () => "Your number plate listing has been created successfully.";
export const plateListFailed = () => "Failed to create number plate listing. Please try again.";
export const plateInquirySentToast = () => "Your inquiry has been sent to the seller.";
export const plateContactSeller = () => "Contact Seller";
export const plateContactBack = () => "Back to plate";
export const plateContactHint = () => "Ask about the price, the transfer, or when you can meet.";

export const plateTips = () => [
  "Mention whose name the plate is in and whether it's on a car.",
  "Mention who pays the transfer fee.",
  "Compare with the official prices before you set yours.",
  "Never post a photo of the ownership document. Scammers can use it for fraud.",
];

/** `plate` is "10-777". */
export const plateDetailPageTitle = (plate: string, price: string) => `Number plate ${plate} — ${price}`;
export const plateMissingText = () =>
  "The number plate you're looking for doesn't exist or has been removed.";
export const plateBack = () => "Back to Number Plates";
export const plateDetailCode = (areaCode: string | number) => `Code ${areaCode}`;
export const detailShowPlate = () => "Show the plate";

export const plateSpecial = () => "What makes it special";
export const plateDetailAbout = () => "About this plate";
export const plateRowNumber = () => "Plate";
export const plateRowDigits = () => "Digits";
export const plateRowLocation = () => "Location";

export const officialTitle = () => "Official prices, 2025";
export const officialAsking = () => "Asking price of this plate";
export const officialThree = () => "3 digits";
export const officialFourPatterned = () => "4 digits with a pattern";
export const officialFourPlain = () => "4 digits, plain";
export const officialFivePatterned = () => "5 digits with a pattern";
export const officialFivePlain = () => "5 digits, plain";
export const officialFivePlainPrice = () => "Free, or set by a committee";
export const officialShort = () => "1 or 2 digits";
export const officialShortPrice = () => "No fixed price";
export const officialThisLevel = () => "This plate's category";
export const officialText = () =>
  "The licensing department's minimum prices for new numbers. The department decides what counts as a pattern. Private sellers can ask any price.";
export const officialSource = (date: string) =>
  `Vehicle plates regulation as amended, Official Gazette, ${date}`;
export const officialReported = () => "Reported by Al-Rai";

export const plateTransferTitle = () => "How to transfer a plate";
export const plateTransferSteps = () => [
  "Check that the owner's ID card matches the vehicle license.",
  "Go to the licensing department together.",
  "Pay only after the transfer is complete.",
];
export const plateTransferNote = () =>
  "Since July 2025, transfers outside the family reportedly cost at least 500 JD. Confirm with the department.";

export const plateSafety = () => [
  "Don't pay anything before you meet.",
  "Never post or send a photo of the ownership document or an ID card. Scammers can use it for fraud.",
  "Check with the department that there is no seizure or lien on the plate.",
];

export const plateSoldTitle = () => "This number plate has been sold";
export const plateEndedText = () =>
  "The seller is no longer accepting messages. These plates are still for sale.";
export const plateSeeSimilar = () => "See similar plates";
export const plateContactClosed = () => "You can no longer contact the seller about this plate.";

export const plateAskingTitle = () => "Asking prices of similar plates";
export const plateAskingText = (count: number, digits: number, pattern: string | null) =>
  `${plural("en", count, { one: "{n} plate for sale has", other: "{n} plates for sale have" })} ` +
  `${plural("en", digits, { one: "{n} digit", other: "{n} digits" })} and ${pattern ? `the same pattern (${pattern})` : "no pattern"}.`;
export const plateAskingTrimmed = () => "The range leaves out the lowest and the highest tenth.";
export const plateAskingMiddle = (price: string) => `Half of them are listed for ${price} or less.`;
export const plateSimilar = () => "Similar plates";
export const plateAllWithDigits = pluralOf("en", { one: "All with {n} digit", other: "All with {n} digits" });
