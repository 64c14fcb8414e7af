/** What the review of a listing tells its seller. */
export interface ListingNotice {
  tone: "info" | "warn" | "bad";
  /** Null while it is shown to buyers. */
  title: string | null;
  text: string;
  lines: string[];
}
