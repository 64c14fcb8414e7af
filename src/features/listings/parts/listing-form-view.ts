import type { UseFormRegisterReturn } from "react-hook-form";
import type { Difference } from "../edit-conflict.ts";
import type { PhotoJson } from "#src/features/photos/schema.ts";

export interface OpenedDraft {
  /** Since the draft of the account that fills the form was edited; null for an empty form. */
  editedMsAgo: number | null;
  /** Whether the address names this draft, or a new one. */
  isChosen: boolean;
}

/** The form as the server gives it: empty, an existing listing, or what was refused after a try without scripts. */
export interface ListingFormStart<Values> {
  listingId: string | null;
  /** Where the form leads when it is given up, without a language. */
  page: string;
  sellerId: string;
  /** Makes a form that is sent twice one listing. */
  submissionKey: string;
  /** Of the listing as the editor saw it last; null for a new one. */
  rev: number | null;
  /** Whether `values` and `photos` are those of the saved listing with that `rev`. */
  isSaved: boolean;
  /** Of a new form that may go on with a draft. */
  draft?: OpenedDraft;
  /** What others saved meanwhile. */
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
