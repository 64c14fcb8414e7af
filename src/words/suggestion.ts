/** A search that somebody may be typing, and how many listings it would find. */
export interface Suggestion {
  kind: "make" | "model" | "year" | "city" | "tag" | "plate" | "pattern";
  /** What the search box would say. */
  text: string;
  /** Null where nobody counted. */
  count: number | null;
}
