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
