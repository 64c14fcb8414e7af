import { TypedFastBitSet } from "typedfastbitset";

/** A set of row numbers. All sets of a table are as long as its capacity, so that they can be joined word by word. */
export type Bits = TypedFastBitSet;

/** An empty set with room for `capacity` rows, a multiple of 32. */
export const emptyBits = (capacity: number): Bits =>
  TypedFastBitSet.fromWords(new Uint32Array(capacity >>> 5));

/** The same set with more room. */
export function grownBits(bits: Bits, capacity: number): Bits {
  const grown = emptyBits(capacity);
  grown.words.set(bits.words);
  return grown;
}

/** Makes `to` equal to `from`. */
export function copyBits(to: Bits, from: Bits): Bits {
  to.words.set(from.words);
  return to;
}

// In a running site the library's own functions are thirty times slower than these where this was measured: they are
// compiled for numbers beyond 31 bits.

/** Takes what is not in `rows` out of `fitting`, and leaves in `failing` what fails one such set alone. */
export function narrow(fitting: Bits, failing: Bits, rows: Bits): void {
  const fits = fitting.words;
  const fails = failing.words;
  const wanted = rows.words;
  for (let k = 0; k < fits.length; k++) {
    const fit = (fits[k] as number) | 0;
    const want = (wanted[k] as number) | 0;
    fails[k] = (((fails[k] as number) | 0) & want) | (fit & ~want);
    fits[k] = fit & want;
  }
}

/** Adds what is in `more`. */
export function unite(into: Bits, more: Bits): void {
  const all = into.words;
  const added = more.words;
  for (let k = 0; k < all.length; k++) all[k] = (all[k] as number) | 0 | ((added[k] as number) | 0);
}

/** Makes `into` what is in `from` and not in `without`. */
export function subtract(into: Bits, from: Bits, without: Bits): Bits {
  const left = into.words;
  const all = from.words;
  const gone = without.words;
  for (let k = 0; k < left.length; k++) left[k] = ((all[k] as number) | 0) & ~((gone[k] as number) | 0);
  return into;
}

// The library's own count multiplies beyond 32 bits, which made it six times slower where this was measured.
export function sizeOf({ words }: Bits): number {
  let size = 0;
  for (let k = 0; k < words.length; k++) {
    let word = (words[k] as number) | 0;
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    size += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return size;
}

/** Writes the rows of a set into `into`, ascending; answers how many. */
export function rowsOf({ words }: Bits, into: Int32Array): number {
  let count = 0;
  for (let k = 0; k < words.length; k++) {
    const base = k << 5;
    for (let word = (words[k] as number) | 0; word !== 0; word &= word - 1)
      into[count++] = base + 31 - Math.clz32(word & -word);
  }
  return count;
}

/** Makes the set that of the first `count` rows whose code is wanted (1 in `wanted`); one pass over the codes. */
export function selectCodes(
  into: Bits,
  codes: Uint16Array | Uint32Array,
  count: number,
  wanted: Uint8Array,
): Bits {
  const { words } = into;
  words.fill(0);
  for (let row = 0; row < count; row++)
    (words[row >>> 5] as number) |= (wanted[codes[row] as number] as number) << row;
  return into;
}
