/** Row numbers from 0 to `capacity` - 1, a multiple of 32. Only sets of equal capacity can be combined. */
export class Bits {
  words: Int32Array;

  constructor(capacity: number) {
    this.words = new Int32Array(capacity >>> 5);
  }

  has(row: number): boolean {
    return (((this.words[row >>> 5] as number) >>> row) & 1) === 1;
  }

  add(row: number): void {
    (this.words[row >>> 5] as number) |= 1 << row;
  }

  remove(row: number): void {
    (this.words[row >>> 5] as number) &= ~(1 << row);
  }

  clear(): this {
    this.words.fill(0);
    return this;
  }

  copy({ words }: Bits): this {
    this.words.set(words);
    return this;
  }

  grow(capacity: number): void {
    this.words = grown(this.words, capacity >>> 5);
  }

  unite({ words: others }: Bits): void {
    const { words } = this;
    for (let k = 0; k < words.length; k++) (words[k] as number) |= others[k] as number;
  }

  intersect({ words: others }: Bits): this {
    const { words } = this;
    for (let k = 0; k < words.length; k++) (words[k] as number) &= others[k] as number;
    return this;
  }

  subtract({ words: others }: Bits): this {
    const { words } = this;
    for (let k = 0; k < words.length; k++) (words[k] as number) &= ~(others[k] as number);
    return this;
  }

  count(): number {
    const { words } = this;
    let count = 0;
    for (let k = 0; k < words.length; k++) {
      let word = words[k] as number;
      word -= (word >>> 1) & 0x55555555;
      word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
      count += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
    }
    return count;
  }

  list(into: Int32Array): number {
    const { words } = this;
    let count = 0;
    for (let k = 0; k < words.length; k++)
      for (let word = words[k] as number; word !== 0; word &= word - 1)
        into[count++] = (k << 5) + 31 - Math.clz32(word & -word);
    return count;
  }
}

export function grown<A extends Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array>(
  array: A,
  length: number,
): A {
  const copy = new (array.constructor as new (length: number) => A)(length);
  copy.set(array);
  return copy;
}
