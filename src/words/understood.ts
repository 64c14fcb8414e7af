/** A filter that was read out of the words of a search. */
export interface Understood {
  column: string;
  /** A name as the API gives it, or a range, open where it is null. */
  value: string | { min: number | null; max: number | null };
  /** As they were typed. */
  words: string;
  /** The filter in the reader's language. */
  label: string;
}

/** What a search's words say: filters, and the text that is left. */
export interface WordsRead {
  understood: Understood[];
  text: string;
}
