import { z } from "zod/mini";
import { cleanLine, cleanParagraphs, joinedDigits, typedDigits } from "#src/core/text.ts";
import { parsePriceCents } from "#src/core/money.ts";
import { DINARS, withoutUnit } from "#src/core/units.ts";
import { t } from "#t";
import type { Field, Fields, Words } from "./fields.ts";
import type { Values } from "./field-values.ts";

type Refuse = (message: string, at?: number) => null;

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === "string" && cleanLine(value) === "");

const isPrimitive = (value: unknown): value is string | number =>
  typeof value === "string" || typeof value === "number";

export function wholeNumber(value: unknown): number | null {
  if (!isPrimitive(value)) return null;
  const text = typedDigits(String(value)).replaceAll(/[,٬،\s]/g, "");
  return /^-?\d{1,15}$/.test(text) ? Number(text) : null;
}

const monthIn = (value: unknown): string | null => {
  const text = typeof value === "string" ? typedDigits(value) : "";
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : null;
};

/** Reads a list of distinct values; a form sends a list of one as a single value. */
function readList(
  value: unknown,
  max: number,
  tooMany: Words,
  read: (entry: unknown) => string | undefined,
  refuse: Refuse,
): string[] {
  // react-hook-form uses `false` for checkbox groups without a checked box.
  const isEmpty = isBlank(value) || value === false;
  const values = isEmpty ? [] : ([value].flat() as unknown[]);
  if (values.length > max) refuse(tooMany());
  const entries = values.slice(0, max).map((entry, i) => read(entry) || refuse(t.invalidValue(), i));
  return [...new Set(entries.filter((entry) => entry !== null))];
}

/** Reads known values in any case, and others as typed. Skips blanks, which forms include. */
function readOwnList(
  value: unknown,
  values: readonly string[],
  { maxLength, most }: { maxLength: number; most: number },
  refuse: Refuse,
): string[] | null {
  const known = (text: string) => values.find((each) => each.toLowerCase() === text.toLowerCase());
  const read = (entry: unknown) => {
    const text = typeof entry === "string" ? cleanLine(entry) : "";
    return known(text) ?? text;
  };
  const sent = [value].flat().filter((entry) => !isBlank(entry) && entry !== false);
  const texts = readList(sent, most, () => t.listingTooManyValues(most), read, refuse);
  return texts.every(({ length }) => length <= maxLength) ? texts : refuse(t.listingValueTooLong(maxLength));
}

function readField(field: Field, value: unknown, refuse: Refuse): unknown {
  const { required, refused = t.invalidValue } = field;
  const tooLong = (max: number) => refuse((field.refused ?? (() => t.listingTextTooLong(max)))());
  switch (field.kind) {
    case "choices": {
      const { values, own } = field;
      const known = (entry: unknown) => values.find((each) => each === entry);
      if (own) return readOwnList(value, values, own, refuse);
      return readList(value, values.length * 4, refused, known, refuse);
    }
    case "photos": {
      const address = (entry: unknown) => (typeof entry === "string" ? entry.trim() : undefined);
      return readList(value, field.max, refused, address, refuse);
    }
    case "paragraphs": {
      const text = typeof value === "string" ? cleanParagraphs(value) : isBlank(value) ? "" : null;
      if (text === null || text.length < (field.min ?? 0)) return refuse((required ?? refused)());
      return text.length <= field.max ? text : tooLong(field.max);
    }
  }
  if (isBlank(value)) return required ? refuse(required()) : null;
  switch (field.kind) {
    case "choice":
      return field.values.find((known) => known === value) ?? refuse(refused());
    case "place":
      return typeof value === "string" ? value : refuse(refused());
    case "number": {
      const { min, max, tooLow = refused, tooHigh = refused } = field;
      const number = wholeNumber(
        typeof value === "string" && field.unit ? withoutUnit(value, field.unit) : value,
      );
      if (number === null) return refuse(refused());
      if (number < min) return refuse(tooLow());
      return number <= (typeof max === "function" ? max() : max) ? number : refuse(tooHigh());
    }
    case "money":
      return (isPrimitive(value) && parsePriceCents(withoutUnit(String(value), DINARS))) || refuse(refused());
    case "month":
      return monthIn(value) ?? refuse(refused());
    case "digits": {
      const text = isPrimitive(value) ? joinedDigits(String(value)) : "";
      const [, zeros, digits = ""] = /^(0*)([1-9]\d*)$/.exec(text) ?? [];
      if (!digits || digits.length > field.max) return refuse(refused());
      if (zeros) return refuse(t.leadingZeros(digits));
      return field.stored === "number" ? Number(digits) : digits;
    }
    case "line": {
      const isText = typeof value === "string" || (field.orNumber && typeof value === "number");
      const text = isText ? cleanLine(String(value)) : "";
      if (text.length < (field.min ?? 1)) return refuse((required ?? refused)());
      return text.length <= field.max ? text : tooLong(field.max);
    }
  }
}

const schemaOf = (field: Field, listedName: ListedName = String) =>
  z.pipe(
    z.unknown(),
    z.transform((value, { issues }) => {
      const refuse: Refuse = (message, at) => {
        issues.push({ code: "custom", input: value, message, path: at === undefined ? [] : [at] });
        return null;
      };
      const read = readField(field, value, refuse);
      if (typeof read !== "string") return read;
      return listedName(read) ?? refuse((field.refused ?? t.invalidValue)());
    }),
  );

const emptyOf = ({ kind }: Field) =>
  kind === "choices" || kind === "photos" ? () => [] : kind === "paragraphs" ? "" : null;

export interface KnownState {
  rev?: number | null;
}

type ListedName = (text: string) => string | null;

/** `input` reads a whole listing into internal units; `patch` only changed fields, where null empties one. */
export function inputOf<Fs extends Fields>(
  fields: Fs,
  listedNames: { [Name in keyof Fs]?: ListedName } = {},
) {
  const sent: Record<string, z.ZodMiniType> = {};
  const whole: typeof sent = {};
  for (const [name, field] of Object.entries(fields)) {
    const schema = schemaOf(field, listedNames[name]);
    sent[name] = schema;
    whole[name] = field.required ? schema : z._default(schema, emptyOf(field));
  }
  const rev = schemaOf({ kind: "number", label: () => "", min: 0, max: Number.MAX_SAFE_INTEGER });
  const byOurNames = z.transform((read: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(read).map(([name, value]) => [fields[name]?.column ?? name, value])),
  );
  const input = z.pipe(z.object(whole), byOurNames);
  const patch = z.pipe(z.partial(z.object({ ...sent, rev })), byOurNames);
  return {
    input: input as unknown as z.ZodMiniType<Values<Fs>>,
    patch: patch as unknown as z.ZodMiniType<Partial<Values<Fs>> & KnownState>,
  };
}
