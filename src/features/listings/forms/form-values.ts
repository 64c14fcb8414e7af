import { dinars } from "#src/core/money.ts";
import type { FormValues, Values } from "../field-values.ts";
import type { Field, Fields } from "../fields.ts";
import type { UseFormRegisterReturn } from "react-hook-form";
import type { Difference } from "../life-cycle/edit-conflict.ts";
import type { PhotoJson } from "#src/features/photos/schema.ts";

export interface OpenedDraft {
  /** The time since the account's draft was edited; null for an empty form. */
  editedMsAgo: number | null;
  /** Whether the address contains this draft's id or asks for a new one. */
  isChosen: boolean;
}

export interface ListingFormStart<Values> {
  /** How a dealer's member sells; the dealer unless they chose otherwise. */
  seller?: "private" | undefined;
  listingId: string | null;
  page: string;
  sellerId: string;
  submissionKey: string;
  /** The listing's `rev` that the editor last saw; null for a new one. */
  rev: number | null;
  /** Whether `values` and `photos` are the saved listing with that `rev`. */
  isSaved: boolean;
  draft?: OpenedDraft;
  differences?: Difference[];
  values: Partial<Values>;
  photos: PhotoJson[];
  errors: Partial<Record<string, string>>;
  message?: string;
}

export interface ListingFormView<Values> {
  values: Partial<Values>;
  errors: Partial<Record<string, string>>;
  field(name: Extract<keyof Values, string>): UseFormRegisterReturn;
}

const isList = ({ kind }: Field): boolean => kind === "choices" || kind === "photos";

export const listNames = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, field]) => (isList(field) ? name : []));

export function formValuesOf<Fs extends Fields>(fields: Fs, listing?: Values<Fs>): FormValues<Fs> {
  const values: Record<string, unknown> = listing ?? {};
  const inForm = Object.entries(fields).map(([name, field]) => {
    const value = values[field.column ?? name] ?? null;
    if (isList(field)) return [name, value ?? []];
    return [name, value === null ? "" : String(field.kind === "money" ? dinars(Number(value)) : value)];
  });
  return Object.fromEntries(inForm) as FormValues<Fs>;
}

type Sent = Partial<Record<string, unknown>>;

const textsIn = (value: unknown): string[] =>
  [value || []].flat().flatMap((each) => String(each).trim() || []);

function isSame({ kind }: Field, one: unknown, other: unknown): boolean {
  const [ones, others] = [textsIn(one), textsIn(other)];
  // Browsers send checkboxes in page order.
  const inOrder = (texts: string[]) => (kind === "choices" ? texts.toSorted() : texts).join("\n");
  return inOrder(ones) === inOrder(others);
}

export const changedValues = (fields: Fields, opened: Sent, values: Sent): Sent =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      isSame(field, opened[name], values[name]) ? [] : [[name, values[name] ?? ""]],
    ),
  );
