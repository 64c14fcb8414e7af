import { labelIn } from "../label.ts";

/** An unknown make is returned unchanged, here and in Arabic. */
export const makeLabel = (make: string) => make;
export const modelLabel = (_make: string, model: string) => model;

const HYBRID_TYPES = { full: "Self-charging", "plug-in": "Plug-in", mild: "Mild hybrid" };
const CUSTOMS = { cleared: "Customs cleared", uncleared: "Customs not cleared" };
const LICENCES = { licensed: "Licensed", unlicensed: "Not licensed" };
const INSURANCES = { compulsory: "Compulsory", comprehensive: "Comprehensive", none: "Not insured" };
const REGIONAL_SPECS = {
  gulf: "Gulf",
  american: "American",
  european: "European",
  japanese: "Japanese",
  korean: "Korean",
  other: "Other",
};
const PAINTS = {
  original: "Original paint",
  "full-repaint": "Fully repainted",
  "partial-repaint": "Partly repainted",
};
const BODY_CONDITIONS = {
  excellent: "Excellent, no accidents",
  good: "Good, minor flaws",
  accident: "Accident history",
  "needs-work": "Needs bodywork",
};
const INSPECTIONS = {
  "seven-good": "Seven good",
  "four-good": "Four good",
  "three-good": "Three good",
  mixed: "Mixed results",
  none: "Not inspected",
};
const PAYMENTS = {
  cash: "Cash only",
  "cash-or-instalments": "Cash or installments",
  instalments: "Installments only",
};

export const fuelTypeLabel = (value: string) => value;
export const transmissionLabel = (value: string) => value;
export const bodyTypeLabel = (value: string) => value;
export const featureLabel = (value: string) => value;
export const colorLabel = (value: string) => labelIn({ Grey: "Gray" }, value);
export const hybridTypeLabel = (value: string) => labelIn(HYBRID_TYPES, value);
export const customsLabel = (value: string) => labelIn(CUSTOMS, value);
export const licenceLabel = (value: string) => labelIn(LICENCES, value);
export const insuranceLabel = (value: string) => labelIn(INSURANCES, value);
export const regionalSpecLabel = (value: string) => labelIn(REGIONAL_SPECS, value);
export const paintLabel = (value: string) => labelIn(PAINTS, value);
export const bodyConditionLabel = (value: string) => labelIn(BODY_CONDITIONS, value);
export const inspectionLabel = (value: string) => labelIn(INSPECTIONS, value);
export const paymentLabel = (value: string) => labelIn(PAYMENTS, value);
