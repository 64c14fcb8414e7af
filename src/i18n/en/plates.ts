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

/** The name of a pattern tag. */
export const patternLabel = (tag: string) => labelIn(PATTERNS, tag);
/** What a pattern tag means, in one sentence. */
export const patternExplanation = (tag: string) => labelIn(EXPLANATIONS, tag);
/** A city of the area codes by its English name. */
export const plateCityLabel = (city: string) => city;
export const plateDigits = (count: number) => plural("en", count, { one: "{n} Digit", other: "{n} Digits" });
/** A plate as a screen reader says it. */
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
  "Plate number must be 1 to 5 digits from 1 to 99999, without the area code, letters, spaces or dashes";

export const whatsappPlateGreeting = (plate: { areaCode: number; plateNumber: string; price: string }) =>
  `Hello, I'm interested in your number plate ${plate.areaCode}-${plate.plateNumber} listed for ${plate.price} JOD. Is it still available?`;
