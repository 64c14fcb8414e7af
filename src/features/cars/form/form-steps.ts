import { type CarField, carFields } from "../fields.ts";

type Section = (typeof carFields)[Exclude<CarField, "images">]["section"];

export const namesIn = (...sections: Section[]): CarField[] =>
  (Object.keys(carFields) as CarField[]).filter((name) => {
    const field = carFields[name];
    return "section" in field && sections.includes(field.section);
  });

/** The steps of the form for a new car, which phones show one at a time; the last one is a summary. */
export const STEPS = ["car", "photos", "price", "details", "review"] as const;
export type Step = (typeof STEPS)[number];

const SECTIONS: Record<Step, Section[]> = {
  car: ["basic", "technical"],
  photos: [],
  price: ["price"],
  details: ["title", "features", "description", "details", "terms"],
  review: [],
};

export const fieldsOf = (step: Step): CarField[] =>
  step === "photos" ? ["images"] : namesIn(...SECTIONS[step]);

export const readStep = (text: string | undefined): Step => STEPS.find((step) => step === text) ?? STEPS[0];

export const stepAfter = (step: Step): Step => STEPS[STEPS.indexOf(step) + 1] ?? step;
export const stepBefore = (step: Step): Step | undefined => STEPS[STEPS.indexOf(step) - 1];

/** The first step with one of these fields; names may point into lists: `features.3`. */
export function stepWith(names: string[]): Step | undefined {
  const fields = new Set(names.map((name) => name.split(".")[0]));
  return STEPS.find((step) => fieldsOf(step).some((name) => fields.has(name)));
}
