import { type CarField, carFields } from "../fields.ts";

export type Section = (typeof carFields)[Exclude<CarField, "images">]["section"];

export const namesIn = (...sections: Section[]): CarField[] =>
  (Object.keys(carFields) as CarField[]).filter((name) => {
    const field = carFields[name];
    return "section" in field && sections.includes(field.section);
  });
