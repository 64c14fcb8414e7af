import type { FieldValues, Resolver } from "react-hook-form";
import type { ListingRef } from "../kinds.ts";

/** In what the forms of cars and plates differ. */
export interface ListingFormKind<Values extends FieldValues> {
  kind: ListingRef["kind"];
  /** Where a new one is sent, and where its seller goes from there. */
  api: string;
  listedPath: string;
  resolver: Resolver<Values>;
  /** The fields as a form that was never touched holds them. */
  blank: Values;
  listed(): string;
  notListed(): string;
}
