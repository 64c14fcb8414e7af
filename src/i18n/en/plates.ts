import { labelIn } from "../label.ts";
import { plural } from "../plural.ts";

const PATTERNS = {
  short: "Short number",
  "all-same": "All the same",
  mirror: "Mirror",
  "repeated-pair": "Repeated pair",
  "sequence-up": "Counting up",
  "sequence-down": "Counting down",
  round: "Round number",
  "birth-year": "Birth year",
  "equals-code": "Same as the code",
  "lucky-seven": "Sevens",
};
const EXPLANATIONS = {
  short: "It has one, two or three digits: the fewer, the rarer.",
  "all-same": "It repeats one digit throughout, like 777 or 5555.",
  mirror: "It reads the same forwards and backwards, like 121 or 45654.",
  "repeated-pair": "It is one pair of digits twice, like 1212.",
  "sequence-up": "Its digits go up one by one, like 123 or 34567.",
  "sequence-down": "Its digits go down one by one, like 321 or 98765.",
  round: "It is round, like 500, 7000 or 25000.",
  "birth-year": "It is a year from 1950 to 2010, so it may be the year somebody was born.",
  "equals-code": "Its number is the same as its area code, like 10-10.",
  "lucky-seven": "It has two sevens or more, which many call lucky.",
};

export const patternLabel = (tag: string) => labelIn(PATTERNS, tag);
export const patternExplanation = (tag: string) => labelIn(EXPLANATIONS, tag);
export const plateCityLabel = (city: string) => city;
export const plateDigits = (count: number) => plural("en", count, { one: "{n} Digit", other: "{n} Digits" });
/** For screen readers. */
export const plateSpoken = (areaCode: string | number, plateNumber: string) =>
  `Plate ${areaCode}, ${plateNumber}`;

export const plateNotFound = () => "Number Plate Not Found";
export const plateRemoved = () => "This number plate has been removed.";
export const plateAlreadyListed = (plate: string) =>
  `The plate ${plate} is already for sale here. The same plate cannot be listed twice.`;

export const plateCodeRequired = () => "Area code is required";
export const plateCodeInvalid = () => "Area code must be a number from 1 to 99";
export const plateNumberRequired = () => "Plate number is required";
export const plateNumberInvalid = () =>
  "Plate number must be 1 to 5 digits from 1 to 99999, without letters or the area code";

export const whatsappPlateGreeting = (plate: { areaCode: number; plateNumber: string; price: string }) =>
  `Hello, I'm interested in your number plate ${plate.areaCode}-${plate.plateNumber} listed for ${plate.price} JOD. Is it still available?`;

export const platesTitle = () => "Jordan Number Plates";
export const platesPatternTitle = (pattern: string) => `${pattern}: number plates in Jordan`;
export const platesDescription = (title: string, count: number) =>
  `${title}: ${plural("en", count, { one: "{n} number plate", other: "{n} number plates" })} for sale with prices in dinars. ` +
  "Search by the digits you want, by pattern, area code and price, and contact the seller directly.";
/** Before and after the sign for any digit. */
export const platesLead = (): [before: string, after: string] => [
  "Type the digits you want. Leave",
  "where any digit will do.",
];

export const platesText = () => "Search number plates";
export const platesTextExample = () => "Number, city, pattern, price…";
export const platesPattern = () => "Search by plate pattern";
export const platesPatternHint = () =>
  "? is any digit, * is any run of digits, and a dash comes after the area code: ?77?, *123, 20-*.";
export const platesAnyDigit = () => "any digit";
export const platesAnyRun = () => "any digits";
export const platesAfterCode = () => "after code";
/** Two lines on the plate. */
export const platesAnyCode = () => ["Any", "code"];
export const platesDigits = () => "Digits in the number";
export const platesAnyDigits = () => "Any";
export const platesLocation = () => "Location";
export const platesLocationExample = () => "City or area";
export const platesSubmit = () => "Show plates";
export const platesShow = (count: number) =>
  plural("en", count, { one: "Show {n} plate", other: "Show {n} plates" });
export const platesPatterns = () => "Patterns";

export const platesAreaCode = () => "Area Code";
export const platesAllCodes = () => "All area codes";
export const platesAnotherCode = () => "Add another area code";
export const platesCodeOption = (areaCode: string | number, city: string | null) =>
  city ? `${areaCode} · ${city}` : `${areaCode}`;
export const platesDigitCount = () => "Number of Digits";
export const platesInNumber = () => "Digits inside the number";
export const platesStartsWith = () => "Starts with";
export const platesEndsWith = () => "Ends with";
export const platesDigitsWrong = () => "Digits only";
export const platesContains = () => "Contains";
export const platesClear = () => "Clear";

const SORTS = {
  relevance: "Best match",
  newest: "Newest first",
  "price-asc": "Price: low to high",
  "price-desc": "Price: high to low",
  digits: "Fewest digits first",
  number: "Number: low to high",
};
export const platesSortLabel = (sort: string) => labelIn(SORTS, sort);

export const platesFound = (count: number) =>
  plural("en", count, { one: "{n} Number Plate Found", other: "{n} Number Plates Found" });
export const platesResults = () => "Number plates";
export const platesNoneTitle = () => "No number plates found";
export const platesNoneText = () => "Try adjusting your search criteria or browse all available plates.";
export const platesClearAll = () => "Clear all filters";
export const plateFailed = () => "Failed to fetch number plate";
export const platesFailed = () => "Failed to fetch number plates";

export const platesChipPattern = (pattern: string) => `Pattern ${pattern}`;
export const platesChipStarts = (digits: string) => `Starts with ${digits}`;
export const platesChipEnds = (digits: string) => `Ends with ${digits}`;
export const platesChipContains = (digits: string) => `Contains ${digits}`;

export const plateCodeOf = (areaCode: string | number, city: string | null) =>
  city ? `Code ${areaCode} · ${city}` : `Code ${areaCode}`;
export const plateViewDetails = () => "View Details";
export const plateContact = () => "Contact";
/** The accessible name of a button. */
export const plateAbout = (action: string, title: string) => `${action}: ${title}`;

export const platesByPattern = () => "Browse by pattern";
export const platesByPatternText = () => "The numbers people look for most.";
export const platesCount = (count: number) => plural("en", count, { one: "{n} plate", other: "{n} plates" });

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
export const plateTitleRequired = () => "Title is required";
export const plateTitleHint = () => "Suggested from the plate; change it as you like";
export const plateTitleSuggest = () => "Use the suggestion";
export const plateDescription = () => "Description";
export const plateDescriptionExample = () =>
  "Whose name it is in, whether it comes with a car, and whether the price moves";
export const platePreviewNone = () => "Type the code and number to see your plate";

/** `special` is a pattern or the number of digits. Code and number are apart, since Arabic text would swap them. */
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

/** `plate` is "10-777". */
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

export const plateSoldTitle = () => "This number plate has been sold";
export const plateExpiredTitle = () => "This listing has expired";
export const plateEndedText = () =>
  "Its seller no longer takes messages about it. These plates are still for sale.";
export const plateSeeSimilar = () => "See similar plates";
export const plateContactClosed = () => "Contacting the seller is closed for this plate.";

export const plateSimilar = () => "Similar plates";
export const plateAllWithDigits = (count: number) =>
  plural("en", count, { one: "All with {n} digit", other: "All with {n} digits" });
