/** What a seller is to know of the review of an own listing, in sentences of the reader's language. */
export interface ListingNotice {
  tone: "info" | "warn" | "bad";
  /** Null while it is shown to buyers. */
  title: string | null;
  text: string;
  /** What was noticed, or why it was taken down. */
  lines: string[];
}
