import { grown } from "./bits.ts";

const WORDS = 4;

/** 16 bytes per UUID. As strings, a million would take 100 MB, which every garbage collection would scan. */
export class Ids {
  #words: Uint32Array;
  /** Row number + 1 at the index of the id's hash or in the next free slot; 0 is free. */
  #slots: Int32Array;
  readonly #wanted = new Uint32Array(WORDS);

  /** The capacity must be a power of two. */
  constructor(capacity: number) {
    this.#words = new Uint32Array(capacity * WORDS);
    this.#slots = new Int32Array(capacity * 2);
  }

  grow(capacity: number): void {
    const slots = this.#slots;
    this.#words = grown(this.#words, capacity * WORDS);
    this.#slots = new Int32Array(capacity * 2);
    for (const slot of slots) if (slot !== 0) this.#slots[this.#freePlace(slot - 1)] = slot;
  }

  add(row: number, id: string): void {
    if (!parse(id, this.#words, row * WORDS)) throw new Error(`${id} is not a UUID`);
    this.#slots[this.#freePlace(row)] = row + 1;
  }

  /** The row can no longer be found by its id; `text` and `compare` still work for it. */
  remove(row: number): void {
    const slots = this.#slots;
    let place = this.#hash(this.#wordsOf(row));
    while (slots[place] !== row + 1) place = this.#next(place);
    slots[place] = 0;
    // The following ids may belong in the freed slot.
    for (place = this.#next(place); slots[place] !== 0; place = this.#next(place)) {
      const slot = slots[place] as number;
      slots[place] = 0;
      slots[this.#freePlace(slot - 1)] = slot;
    }
  }

  rowOf(id: string): number {
    const words = this.#wanted;
    if (!parse(id, words, 0)) return -1;
    for (let place = this.#hash(words); this.#slots[place] !== 0; place = this.#next(place)) {
      const row = (this.#slots[place] as number) - 1;
      if (this.#has(row, words)) return row;
    }
    return -1;
  }

  #has(row: number, words: Uint32Array): boolean {
    for (let i = 0; i < WORDS; i++) if (this.#words[row * WORDS + i] !== words[i]) return false;
    return true;
  }

  text(row: number): string {
    const from = row * WORDS;
    const half = (at: number) => {
      const word = this.#words[from + (at >>> 1)] as number;
      const bits = at % 2 === 0 ? word >>> 16 : word & 0xffff;
      return (BYTES[bits >>> 8] as string) + (BYTES[bits & 0xff] as string);
    };
    return `${half(0)}${half(1)}-${half(2)}-${half(3)}-${half(4)}-${half(5)}${half(6)}${half(7)}`;
  }

  compare(a: number, b: number): number {
    for (let i = 0; i < WORDS; i++) {
      const difference = (this.#words[a * WORDS + i] as number) - (this.#words[b * WORDS + i] as number);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  #wordsOf = (row: number) => this.#words.subarray(row * WORDS, (row + 1) * WORDS);

  #next = (place: number): number => (place + 1) & (this.#slots.length - 1);

  #freePlace(row: number): number {
    let place = this.#hash(this.#wordsOf(row));
    while (this.#slots[place] !== 0) place = this.#next(place);
    return place;
  }

  #hash(words: ArrayLike<number>): number {
    let hash = 0;
    for (let i = 0; i < WORDS; i++) hash = Math.imul(hash ^ (words[i] as number), 0x9e3779b1) ^ (hash >>> 15);
    return (hash ^ (hash >>> 13)) & (this.#slots.length - 1);
  }
}

const BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));
const HEX = new Int8Array(128).fill(-1);
for (let digit = 0; digit < 16; digit++) HEX[digit.toString(16).charCodeAt(0)] = digit;

function parse(id: string, into: Uint32Array, from: number): boolean {
  if (id.length !== 36) return false;
  let word = 0;
  let digits = 0;
  for (let i = 0; i < id.length; i++) {
    if (i === 8 || i === 13 || i === 18 || i === 23) {
      if (id[i] !== "-") return false;
      continue;
    }
    const digit = HEX[id.charCodeAt(i)] ?? -1;
    if (digit < 0) return false;
    word = (word << 4) | digit;
    if (++digits % 8 === 0) into[from + digits / 8 - 1] = word;
  }
  return true;
}
