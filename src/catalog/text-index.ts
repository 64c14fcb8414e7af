import { Bits, grown } from "./bits.ts";
import { Ids } from "./ids.ts";
import { Postings, slotOf, timesInRest, timesInTitle } from "./postings.ts";

export type Text = { docId: number; listingId: string; title: string; rest: string };

/** Matching documents, best first, and their scores: integers, higher is better. Without scores, all have the same. */
export interface TextMatch {
  docIds: Uint32Array;
  scores?: Int32Array | undefined;
  corrected?: string;
}

export interface TextQuery {
  /** A document must have a term of each of these lists. */
  terms: readonly (readonly string[])[];
  inTitle?: boolean;
}

const TITLE_WEIGHT = 8;
const STEPS_PER_POINT = 2;
const INITIAL_CAPACITY = 1024;
const DOC_IDS = 2 ** 32;
// Okapi BM25 with its usual parameters (Robertson and Zaragoza, 2009).
const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.75;
const LEAST_RARITY = 1e-6;

const TERM = /[\p{L}\p{N}\p{M}\p{Co}]+/gu;
export const termsIn = (text: string): string[] => text.match(TERM) ?? [];

/** A removed text keeps its slot. `isWorn`: most are removed, so that the index should be built again. */
export class TextIndex {
  readonly #postings = new Postings();
  readonly #ids = new Ids(INITIAL_CAPACITY);
  readonly #alive = new Bits(INITIAL_CAPACITY);
  #docIds = new Uint32Array(INITIAL_CAPACITY);
  /** The slot + 1 of each document; 0 without one. */
  #slotByDoc = new Int32Array(INITIAL_CAPACITY);
  #lengths = new Uint16Array(INITIAL_CAPACITY);
  readonly #titles: string[] = [];
  /**
   * The slots with a common term, in the text or in the title, until a text changes. Each takes no more memory than the
   * term's list. Without them, combining the lists took 22 of the 33 ms of a slow search at 100,000 listings.
   */
  readonly #common = new Map<string, Bits>();
  #found = new Bits(INITIAL_CAPACITY);
  #some = new Bits(INITIAL_CAPACITY);
  #slots = new Int32Array(INITIAL_CAPACITY);
  /** For each slot, how often its text has the term that is being scored. */
  #times = new Uint16Array(INITIAL_CAPACITY);
  #capacity = INITIAL_CAPACITY;
  #used = 0;
  #size = 0;
  #length = 0;
  #isInOrder = true;

  change(removed: readonly string[], added: readonly Text[]): void {
    this.#common.clear();
    for (const listingId of removed) {
      const slot = this.#ids.rowOf(listingId);
      if (slot < 0) continue;
      this.#ids.remove(slot);
      this.#alive.remove(slot);
      this.#size--;
      this.#length -= this.#lengths[slot] as number;
    }
    for (const text of added) this.#add(text);
  }

  get isWorn(): boolean {
    return this.#used - this.#size > Math.max(INITIAL_CAPACITY, this.#size);
  }

  #add({ docId, listingId, title, rest }: Text): void {
    if (this.#used === this.#capacity) this.#grow();
    const slot = this.#used++;
    const [inTitle, inRest] = [termsIn(title), termsIn(rest)];
    for (const term of inTitle) this.#postings.add(term, slot, "title");
    for (const term of inRest) this.#postings.add(term, slot, "rest");
    this.#ids.add(slot, listingId);
    this.#alive.add(slot);
    this.#isInOrder &&= slot === 0 || docId > (this.#docIds[slot - 1] as number);
    this.#docIds[slot] = docId;
    if (docId >= this.#slotByDoc.length) this.#slotByDoc = grown(this.#slotByDoc, docId * 2);
    this.#slotByDoc[docId] = slot + 1;
    this.#lengths[slot] = inTitle.length + inRest.length;
    this.#titles.push(` ${inTitle.join(" ")} `);
    this.#size++;
    this.#length += this.#lengths[slot] as number;
  }

  #grow(): void {
    this.#capacity *= 2;
    this.#ids.grow(this.#capacity);
    this.#alive.grow(this.#capacity);
    this.#docIds = grown(this.#docIds, this.#capacity);
    this.#lengths = grown(this.#lengths, this.#capacity);
    this.#found = new Bits(this.#capacity);
    this.#some = new Bits(this.#capacity);
    this.#slots = new Int32Array(this.#capacity);
    this.#times = new Uint16Array(this.#capacity);
  }

  docIdsOf = (listingId: string): Uint32Array => {
    const slot = this.#ids.rowOf(listingId);
    return Uint32Array.from(slot < 0 ? [] : [slot], this.#docOf);
  };

  matching = (query: TextQuery, limit?: number): Uint32Array => this.#newestFirst(this.#find(query), limit);

  titledWith(terms: readonly string[], limit: number): Uint32Array {
    const phrase = ` ${terms.join(" ")} `;
    const slots = this.#find({ terms: terms.map((term) => [term]), inTitle: true });
    return this.#newestFirst(
      slots.filter((slot) => this.#titles[slot]?.includes(phrase)),
      limit,
    );
  }

  #newestFirst(slots: Int32Array, limit?: number): Uint32Array {
    const docIds = new Uint32Array(slots.length);
    for (let i = 0; i < slots.length; i++) docIds[slots.length - 1 - i] = this.#docOf(slots[i] as number);
    if (!this.#isInOrder) docIds.sort().reverse();
    return docIds.subarray(0, limit);
  }

  ranked(query: TextQuery): TextMatch {
    const slots = this.#find(query);
    const scores = new Float64Array(slots.length);
    for (const terms of query.terms) this.#addScores(terms, slots, scores, query.inTitle ?? false);
    // Equal scores are sorted by document, newest first.
    const inOrder = scores
      .map((score, i) => Math.round(score * STEPS_PER_POINT) * DOC_IDS + this.#docOf(slots[i] as number))
      .sort()
      .reverse();
    const docIds = new Uint32Array(slots.length);
    const rounded = new Int32Array(slots.length);
    for (let i = 0; i < slots.length; i++) {
      docIds[i] = (inOrder[i] as number) % DOC_IDS;
      rounded[i] = Math.floor((inOrder[i] as number) / DOC_IDS);
    }
    return { docIds, scores: rounded };
  }

  #docOf = (slot: number): number => this.#docIds[slot] as number;

  #addScores(terms: readonly string[], slots: Int32Array, scores: Float64Array, inTitle: boolean): void {
    const times = this.#times.fill(0);
    let documents = 0;
    for (const { entries, length } of this.#postings.listsOf(terms))
      for (let i = 0; i < length; i++) {
        const entry = entries[i] as number;
        const slot = slotOf(entry);
        if (!this.#alive.has(slot)) continue;
        documents++;
        (times[slot] as number) += timesInTitle(entry) * TITLE_WEIGHT + (inTitle ? 0 : timesInRest(entry));
      }
    const others = Math.max(0, this.#size - documents);
    const rarity = Math.max(LEAST_RARITY, Math.log((others + 0.5) / (documents + 0.5)));
    const usualLength = this.#length / this.#size;
    for (const [i, slot] of slots.entries()) {
      const found = times[slot] as number;
      const length = (this.#lengths[slot] as number) / usualLength;
      const saturation = SATURATION * (1 - LENGTH_WEIGHT + LENGTH_WEIGHT * length);
      (scores[i] as number) += (rarity * found * (SATURATION + 1)) / (found + saturation);
    }
  }

  #find(query: TextQuery): Int32Array {
    const count = this.#bitsOf(query).list(this.#slots);
    return this.#slots.slice(0, count);
  }

  /** O(terms × slots / 32 + documents of rare terms). The next query overwrites the set. */
  #bitsOf({ terms, inTitle = false }: TextQuery): Bits {
    const found = this.#found.copy(this.#alive);
    for (const some of terms) found.intersect(this.#withAny(some, inTitle));
    return found;
  }

  #withAny(terms: readonly string[], inTitle: boolean): Bits {
    const [only] = terms;
    const isCommon = only !== undefined && terms.length === 1 && this.#isCommon(only);
    if (!isCommon) return this.#unite(terms, inTitle, this.#some.clear());
    const key = inTitle ? `title ${only}` : only;
    return this.#common.getOrInsertComputed(key, () => this.#unite(terms, inTitle, new Bits(this.#capacity)));
  }

  #isCommon = (term: string): boolean => this.#postings.of(term).length > this.#capacity / 32;

  #unite(terms: readonly string[], inTitle: boolean, into: Bits): Bits {
    for (const { entries, length } of this.#postings.listsOf(terms))
      for (let i = 0; i < length; i++) {
        const entry = entries[i] as number;
        if (!inTitle || timesInTitle(entry) > 0) into.add(slotOf(entry));
      }
    return into;
  }

  countOf(term: string): number {
    const { entries, length } = this.#postings.of(term);
    let count = 0;
    for (let i = 0; i < length; i++) if (this.#alive.has(slotOf(entries[i] as number))) count++;
    return count;
  }

  /** Returns a function that counts which of these documents match, until a text changes. */
  countingAmong(docIds: Uint32Array): (query: TextQuery) => number {
    const among = new Bits(this.#capacity);
    for (let i = 0; i < docIds.length; i++) {
      const slot = this.#slotByDoc[docIds[i] as number] ?? 0;
      if (slot > 0) among.add(slot - 1);
    }
    return (query) => this.#bitsOf(query).intersect(among).count();
  }

  /** The terms that start with `prefix`, of two letters or more, also of removed documents. */
  termsFrom = (prefix: string): string[] => this.#postings.termsFrom(prefix);
}
