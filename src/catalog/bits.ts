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
