import type { ComponentProps } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import type { PhotoJson } from "#src/features/photos/schema.ts";

/** The form as the server gives it: empty, an existing listing, or what was refused after a try without scripts. */
export interface ListingFormStart<Values> {
  /** Null for a new one. */
  listingId: string | null;
  sellerId: string;
  /** Sent along, so that pressing twice publishes once. */
  submissionKey: string;
  /** When what is edited was last changed, so that no other change is lost unseen; null to save whatever stands there. */
  updatedAt: number | null;
  values: Partial<Values>;
  photos: PhotoJson[];
  errors: Partial<Record<string, string>>;
  message?: string;
}

/** What the form's parts show, and how their fields are wired. */
export interface ListingFormView<Values> {
  values: Partial<Values>;
  errors: Partial<Record<string, string>>;
  field(name: Extract<keyof Values, string>): UseFormRegisterReturn;
  onSubmit: ComponentProps<"form">["onSubmit"];
}

/** What is wrong with the photos, or with one of them. */
export const imagesError = (errors: Partial<Record<string, string>>): string | undefined =>
  Object.entries(errors).find(([name]) => name === "images" || name.startsWith("images."))?.[1];
