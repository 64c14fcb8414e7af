import { grown } from "./counted.ts";

const WORDS = 4;
const HEX = new Int8Array(128).fill(-1);
for (let digit = 0; digit < 16; digit++) HEX[digit.toString(16).charCodeAt(0)] = digit;
const DASH = "-".charCodeAt(0);
/** Where these stand in a UUID. */
const DASHES = [8, 13, 18, 23];
const DIGITS = Uint8Array.from(Array(36).keys()).filter((at) => !DASHES.includes(at));

/**
 * UUIDs by row number, 16 bytes each, and the row of a UUID. As strings a million of them would be a hundred megabytes
 * that every garbage collection goes through.
 */
export class Ids {
  #words: Uint32Array;
  /** Row number + 1 at the place that the id's hash gives, or the next free one behind; 0 is free. */
  #slots: Int32Array;
  /** The id that is asked for. */
  readonly #asked = new Uint32Array(WORDS);

  /** The capacity has to be a power of two. */
  constructor(capacity: number) {
    this.#words = new Uint32Array(capacity * WORDS);
    this.#slots = new Int32Array(capacity * 2);
  }

  grow(capacity: number): void {
    const slots = this.#slots;
    this.#words = grown(this.#words, capacity * WORDS);
    this.#slots = new Int32Array(capacity * 2);
    for (const slot of slots) if (slot !== 0) this.#slots[this.#free(slot - 1)] = slot;
  }

  /** The row is known by this id from now on; throws for what is no UUID in lower case. */
  add(row: number, id: string): void {
    if (!read(id, this.#words, row * WORDS)) throw new Error(`${id} is no UUID`);
    this.#slots[this.#free(row)] = row + 1;
  }

  /** The row is found by its id no more; `text` and `compare` still know it. */
  remove(row: number): void {
    const slots = this.#slots;
    let at = this.#place(this.#words, row * WORDS);
    while (slots[at] !== row + 1) at = this.#next(at);
    slots[at] = 0;
    // Those behind may have stood there only because this place was taken.
    for (at = this.#next(at); slots[at] !== 0; at = this.#next(at)) {
      const slot = slots[at] as number;
      slots[at] = 0;
      slots[this.#free(slot - 1)] = slot;
    }
  }

  /** The row of an id, or -1. */
  rowOf(id: string): number {
    if (!read(id, this.#asked, 0)) return -1;
    for (let at = this.#place(this.#asked, 0); this.#slots[at] !== 0; at = this.#next(at)) {
      const row = (this.#slots[at] as number) - 1;
      if (this.#isAsked(row)) return row;
    }
    return -1;
  }

  text(row: number): string {
    let hex = "";
    for (let i = 0; i < WORDS; i++)
      hex += (this.#words[row * WORDS + i] as number).toString(16).padStart(8, "0");
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
  }

  /** Below 0 where the first row's id is the lesser text. */
  compare(a: number, b: number): number {
    for (let i = 0; i < WORDS; i++) {
      const difference = (this.#words[a * WORDS + i] as number) - (this.#words[b * WORDS + i] as number);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  #isAsked(row: number): boolean {
    for (let i = 0; i < WORDS; i++) if (this.#words[row * WORDS + i] !== this.#asked[i]) return false;
    return true;
  }

  #next = (at: number): number => (at + 1) & (this.#slots.length - 1);

  #free(row: number): number {
    let at = this.#place(this.#words, row * WORDS);
    while (this.#slots[at] !== 0) at = this.#next(at);
    return at;
  }

  #place(words: Uint32Array, from: number): number {
    let hash = 0;
    for (let i = 0; i < WORDS; i++)
      hash = Math.imul(hash ^ (words[from + i] as number), 0x9e3779b1) ^ (hash >>> 15);
    return (hash ^ (hash >>> 13)) & (this.#slots.length - 1);
  }
}

/** Reads a UUID into four words; false where it is none. */
function read(id: string, into: Uint32Array, from: number): boolean {
  if (id.length !== 36) return false;
  for (const at of DASHES) if (id.charCodeAt(at) !== DASH) return false;
  let invalid = 0;
  for (let i = 0; i < WORDS; i++) {
    let word = 0;
    for (let k = i * 8; k < i * 8 + 8; k++) {
      const digit = HEX[id.charCodeAt(DIGITS[k] as number)] ?? -1;
      invalid |= digit;
      word = (word << 4) | digit;
    }
    into[from + i] = word;
  }
  return invalid >= 0;
}
