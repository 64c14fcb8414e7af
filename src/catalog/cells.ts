import type { Coded } from "./counted.ts";
import { grown } from "./counted.ts";

/** As many bits of codes are counted together: their 4,096 cells stay in the processor's nearest memory. */
const MOST_BITS = 12;
/** Of so many rows fewer passes win, though the cells lie further away. */
const MANY_ROWS = 500_000;
const MOST_BITS_OF_MANY = 14;

interface Part {
  /** Which of the columns. */
  index: number;
  bits: number;
  shift: number;
}

interface Group {
  parts: Part[];
  bits: number;
  /** The codes of a row's columns side by side in one number. */
  packed: Uint16Array | Uint32Array;
  cells: Int32Array;
}

const bitsOf = (size: number) => Math.max(1, Math.ceil(Math.log2(size)));

/**
 * Counts the codes of many columns at once: columns are packed into groups of a few bits, a row is counted once a group
 * in the cell of its packed codes, and the cells are added up to the counts of each column at the end. Six groups do
 * for thirty columns.
 */
export class Cells {
  #groups: Group[] | null = null;

  constructor(
    readonly columns: () => Coded[],
    private capacity: number,
  ) {}

  /** Takes a new row's codes from the columns; O(columns). */
  put(row: number): void {
    if (!this.#groups) return;
    const columns = this.columns();
    const isOutgrown = columns.length !== this.#groups.reduce((sum, { parts }) => sum + parts.length, 0);
    if (isOutgrown || !this.#groups.every((group) => pack(group, columns, row))) this.#groups = null;
  }

  grow(capacity: number): void {
    this.capacity = capacity;
    for (const group of this.#groups ?? []) group.packed = grown(group.packed, capacity);
  }

  /**
   * Adds `step` to the counts of the codes of each of `rows`, the first `found` of them, in all columns or in those
   * wanted; O(rows × groups). `used` rows are known in all.
   */
  count(
    rows: Int32Array,
    found: number,
    counts: Int32Array[],
    step: 1 | -1,
    used: number,
    wanted: Set<number>,
  ): void {
    for (const group of (this.#groups ??= this.#layOut(used))) {
      if (!group.parts.some(({ index }) => wanted.has(index))) continue;
      group.cells.fill(0);
      if (group.packed instanceof Uint16Array) tally(group.cells, group.packed, rows, found);
      else tallyWide(group.cells, group.packed, rows, found);
      addUp(group, counts, step, wanted);
    }
  }

  #layOut(used: number): Group[] {
    const columns = this.columns();
    const sizes = columns.map((column, index) => ({ index, bits: bitsOf(column.size()) }));
    const most = this.capacity < MANY_ROWS ? MOST_BITS : MOST_BITS_OF_MANY;
    const groups: Group[] = [];
    for (const { index, bits } of sizes.sort((a, b) => b.bits - a.bits)) {
      let group = groups.find((known) => known.bits + bits <= most);
      if (!group) {
        group = { parts: [], bits: 0, packed: new Uint16Array(), cells: new Int32Array() };
        groups.push(group);
      }
      group.parts.push({ index, bits, shift: group.bits });
      group.bits += bits;
    }
    for (const group of groups) {
      group.packed = group.bits <= 16 ? new Uint16Array(this.capacity) : new Uint32Array(this.capacity);
      group.cells = new Int32Array(2 ** group.bits);
      for (let row = 0; row < used; row++) pack(group, columns, row);
    }
    return groups;
  }
}

/** False where a code has outgrown its bits. */
function pack({ parts, packed }: Group, columns: Coded[], row: number): boolean {
  let all = 0;
  for (const { index, bits, shift } of parts) {
    const code = (columns[index] as Coded).codeOf(row);
    if (code >= 2 ** bits) return false;
    all |= code << shift;
  }
  packed[row] = all;
  return true;
}

function tally(cells: Int32Array, packed: Uint16Array, rows: Int32Array, found: number): void {
  for (let i = 0; i < found; i++) (cells[packed[rows[i] as number] as number] as number)++;
}

function tallyWide(cells: Int32Array, packed: Uint32Array, rows: Int32Array, found: number): void {
  for (let i = 0; i < found; i++) (cells[packed[rows[i] as number] as number] as number)++;
}

/** From the highest part down: each code's cells are summed, then folded onto those of code 0. O(cells). */
function addUp({ parts, bits, cells }: Group, counts: Int32Array[], step: number, wanted: Set<number>): void {
  let span = 2 ** bits;
  for (const part of parts.toReversed()) {
    const size = span;
    span >>>= part.bits;
    const isWanted = wanted.has(part.index);
    const into = counts[part.index] as Int32Array;
    for (let start = 0, code = 0; start < size; start += span, code++) {
      let sum = 0;
      for (let i = 0; i < span; i++) {
        const cell = cells[start + i] as number;
        sum += cell;
        if (start > 0) (cells[i] as number) += cell;
      }
      if (isWanted && sum !== 0) (into[code] as number) += step * sum;
    }
  }
}
