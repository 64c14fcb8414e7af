import { grown } from "./bits.ts";

/** Each entry: a document's slot (24 bits) and how often its title and its rest have the term (4 bits each). */
interface PostingList {
  entries: Uint32Array;
  length: number;
}

const MOST_TIMES = 15;
const TITLE_BITS = 4;
const SLOT_BITS = 8;
const START_LENGTH = 2;
const NONE: PostingList = { entries: new Uint32Array(), length: 0 };

export const slotOf = (entry: number): number => entry >>> SLOT_BITS;
export const timesInTitle = (entry: number): number => (entry >>> TITLE_BITS) & MOST_TIMES;
export const timesInRest = (entry: number): number => entry & MOST_TIMES;

/** For each term of a full-text index the documents that have it, in the order in which they were added. */
export class Postings {
  readonly #lists = new Map<string, PostingList>();
  readonly #termsByStart = new Map<string, string[]>();

  /** Counts a term of a document. All terms of a document are added before those of the next one. */
  add(term: string, slot: number, part: "title" | "rest"): void {
    const list = this.#lists.get(term) ?? this.#open(term);
    const once = part === "title" ? 1 << TITLE_BITS : 1;
    const last = list.entries[list.length - 1] ?? 0;
    if (list.length > 0 && slotOf(last) === slot) {
      const times = part === "title" ? timesInTitle(last) : timesInRest(last);
      if (times < MOST_TIMES) list.entries[list.length - 1] = last + once;
      return;
    }
    if (list.length === list.entries.length) list.entries = grown(list.entries, list.length * 2);
    list.entries[list.length++] = slot * (1 << SLOT_BITS) + once;
  }

  #open(term: string): PostingList {
    const list = { entries: new Uint32Array(2), length: 0 };
    this.#lists.set(term, list);
    const start = term.slice(0, START_LENGTH);
    this.#termsByStart.getOrInsertComputed(start, () => []).push(term);
    return list;
  }

  of = (term: string): Readonly<PostingList> => this.#lists.get(term) ?? NONE;

  listsOf = (terms: readonly string[]): Readonly<PostingList>[] => terms.map(this.of);

  termsFrom = (prefix: string): string[] =>
    (this.#termsByStart.get(prefix.slice(0, START_LENGTH)) ?? []).filter((term) => term.startsWith(prefix));
}
