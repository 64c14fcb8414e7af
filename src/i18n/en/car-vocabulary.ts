import { namesOf } from "../label.ts";

/** An unknown make is returned unchanged, here and in Arabic. */
export const makeLabel = (make: string) => make;
export const modelLabel = (_make: string, model: string) => model;

export const hybridTypeLabel = namesOf({ full: "Self-charging", "plug-in": "Plug-in", mild: "Mild hybrid" });
export const customsLabel = namesOf({ cleared: "Customs cleared", uncleared: "Customs not cleared" });
export const licenceLabel = namesOf({ licensed: "Licensed", unlicensed: "Not licensed" });
export const insuranceLabel = namesOf({
  compulsory: "Compulsory",
  comprehensive: "Comprehensive",
  none: "Not insured",
});
export const regionalSpecLabel = namesOf({
  gulf: "Gulf",
  american: "American",
  european: "European",
  japanese: "Japanese",
  korean: "Korean",
  other: "Other",
});
export const paintLabel = namesOf({
  original: "Original paint",
  "full-repaint": "Fully repainted",
  "partial-repaint": "Partly repainted",
});
export const bodyConditionLabel = namesOf({
  excellent: "Excellent, no accidents",
  good: "Good, minor flaws",
  accident: "Accident history",
  "needs-work": "Needs bodywork",
});
export const inspectionLabel = namesOf({
  "seven-good": "Seven good",
  "four-good": "Four good",
  "three-good": "Three good",
  mixed: "Mixed results",
  none: "Not inspected",
});
export const paymentLabel = namesOf({
  cash: "Cash only",
  "cash-or-instalments": "Cash or installments",
  instalments: "Installments only",
});

export const fuelTypeLabel = (value: string) => value;
export const transmissionLabel = (value: string) => value;
export const bodyTypeLabel = (value: string) => value;
export const featureLabel = (value: string) => value;
export const colorLabel = namesOf({ Grey: "Gray" });
