import { dinars } from "#src/core/money.ts";
import type { Field, Fields } from "./fields.ts";
import type { FormValues, Values } from "./field-values.ts";

/** Whether a form sends a list of a field. */
const isList = ({ kind }: Field): boolean => kind === "choices" || kind === "photos";

/** The fields that a form sends lists of. */
export const listNames = (fields: Fields): string[] =>
  Object.keys(fields).filter((name) => isList(fields[name] as Field));

const mapped = <Fs extends Fields>(fields: Fs, valueOf: (field: Field, name: string) => unknown) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, valueOf(field, name)]),
  ) as FormValues<Fs>;

/** The form of which nothing is filled in. */
export const blankForm = <Fs extends Fields>(fields: Fs): FormValues<Fs> =>
  mapped(fields, (field) => (isList(field) ? [] : ""));

/** A listing as its form's fields hold it. */
export const formValuesOf = <Fs extends Fields>(fields: Fs, listing: Values<Fs>): FormValues<Fs> =>
  mapped(fields, (field, name) => {
    const value = (listing as Record<string, unknown>)[field.column ?? name] ?? null;
    if (isList(field)) return value;
    if (value === null) return "";
    return String(field.kind === "money" ? dinars(Number(value)) : value);
  });
