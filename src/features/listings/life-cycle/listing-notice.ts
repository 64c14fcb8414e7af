export interface ListingNotice {
  tone: "info" | "warn" | "bad";
  /** Null while the listing is visible to buyers. */
  title: string | null;
  text: string;
  lines: string[];
}
