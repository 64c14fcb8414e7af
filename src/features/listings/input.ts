import { z } from "zod/mini";
import { cleanLine, cleanParagraphs, toLatinDigits } from "#src/core/text.ts";
import { parsePriceCents } from "#src/core/money.ts";
import { t } from "#t";

export const MIN_TITLE = 5;
const MAX_TITLE = 120;

const blank = (value: unknown) =>
  value === undefined || value === null || (typeof value === "string" && value.trim() === "");

type Read<T> = (value: unknown) => T | null;

/** A value read from whatever was sent; `read` answers null for what it refuses. */
export const readBy = <T>(required: () => string, refused: () => string, read: Read<T>) =>
  z.pipe(
    z.unknown(),
    z.transform((value, context): T => {
      const result = blank(value) ? null : read(value);
      if (result === null)
        context.issues.push({ code: "custom", input: value, message: blank(value) ? required() : refused() });
      return result as T;
    }),
  );

/** The same where nothing may be said: null for a blank. */
export const optionally = <T>(refused: () => string, read: Read<T>) =>
  z.pipe(
    z.unknown(),
    z.transform((value, context): T | null => {
      if (blank(value)) return null;
      const result = read(value);
      if (result === null) context.issues.push({ code: "custom", input: value, message: refused() });
      return result;
    }),
  );

/** One value or many, each kept once; a lone value counts as a list of one, as forms send it. */
export const list = <T>(read: Read<T>, max: number, tooMany: () => string) =>
  z.pipe(
    z.unknown(),
    z.transform((value, context): T[] => {
      // A form library says false for boxes of which none is ticked.
      const none = blank(value) || value === false;
      const values = Array.isArray(value) ? (value as unknown[]) : none ? [] : [value];
      if (values.length > max) context.issues.push({ code: "custom", input: value, message: tooMany() });
      const entries = values.slice(0, max).map((entry, i) => {
        const result = read(entry);
        if (result === null)
          context.issues.push({ code: "custom", input: entry, path: [i], message: t.invalidValue() });
        return result;
      });
      return [...new Set(entries.filter((entry) => entry !== null))];
    }),
  );

/** One line of text. */
export const line = (tooShort: () => string, max: number, min = 1) =>
  z
    .string({ error: tooShort })
    .check(
      z.overwrite(cleanLine),
      z.minLength(min, { error: tooShort }),
      z.maxLength(max, { error: () => t.listingTextTooLong(max) }),
    );

/** Paragraphs of text. */
export const paragraphs = (tooShort: () => string, max: number, min = 0) =>
  z
    .string({ error: tooShort })
    .check(
      z.overwrite(cleanParagraphs),
      z.minLength(min, { error: tooShort }),
      z.maxLength(max, { error: () => t.listingTextTooLong(max) }),
    );

export const isPrimitive = (value: unknown): value is string | number =>
  typeof value === "string" || typeof value === "number";

/** A whole number of either script, thousands separated or not. */
export function wholeNumber(value: unknown): number | null {
  if (!isPrimitive(value)) return null;
  const text = toLatinDigits(String(value)).replaceAll(/[,٬،\s]/g, "");
  return /^-?\d{1,15}$/.test(text) ? Number(text) : null;
}

/** Hundredths of a dinar, above 0. */
export const cents: Read<number> = (value) => (isPrimitive(value) ? parsePriceCents(value) || null : null);

export const oneOf =
  <T extends string>(values: readonly T[]): Read<T> =>
  (value) =>
    values.find((known) => known === value) ?? null;

export const invalid = () => t.invalidValue();

/** When the listing was last changed, as far as who changes it knows; nothing where nobody asks. */
export const knownState = { updatedAt: optionally(invalid, wholeNumber) };

/** What a seller says of every listing; the place comes out as `readPlace` names it, the price in hundredths. */
export const listingInput = (readPlace: Read<string>, maxPhotos: number) => ({
  title: line(() => t.listingTitleTooShort(), MAX_TITLE, MIN_TITLE),
  price: readBy(
    () => t.listingPriceRequired(),
    () => t.listingPriceInvalid(),
    cents,
  ),
  location: readBy(() => t.listingLocationRequired(), invalid, readPlace),
  images: list(
    (value) => (typeof value === "string" && value.trim() ? value.trim() : null),
    maxPhotos,
    () => t.listingTooManyPhotos(maxPhotos),
  ),
});
