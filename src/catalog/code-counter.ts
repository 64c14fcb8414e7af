import { grown } from "./bits.ts";
import type { Coded } from "./stored-column.ts";

/** The counters of a group, 4,096 of 4 bytes, fit into the processor's L1 cache. */
const MAX_BITS = 12;
/** From this number of rows on, fewer but larger groups are faster, even if their counters exceed that cache. */
const MANY_ROWS = 500_000;
const MAX_BITS_OF_MANY = 14;

interface Part {
  column: number;
  bits: number;
  shift: number;
}

type Group = { parts: Part[]; bits: number; packed: Uint16Array | Int32Array; cells: Int32Array };

const bitsFor = (codes: number) => Math.max(1, Math.ceil(Math.log2(codes)));

/** Packs the codes of about five columns into one number per row, counts these, and adds up each column. */
export class CodeCounter {
  #groups: Group[] | null = null;

  constructor(
    readonly columns: () => Coded[],
    private capacity: number,
  ) {}

  put(row: number): void {
    if (!this.#groups) return;
    const columns = this.columns();
    const packedColumns = this.#groups.reduce((sum, { parts }) => sum + parts.length, 0);
    if (columns.length !== packedColumns || !this.#groups.every((group) => pack(group, columns, row)))
      this.#groups = null;
  }

  grow(capacity: number): void {
    this.capacity = capacity;
    for (const group of this.#groups ?? [])
      group.packed = grown<Uint16Array | Int32Array>(group.packed, capacity);
  }

  count(
    rows: Int32Array,
    count: number,
    counts: Int32Array[],
    step: 1 | -1,
    used: number,
    wanted: Set<number>,
  ): void {
    for (const group of (this.#groups ??= this.#layOut(used))) {
      if (!group.parts.some(({ column }) => wanted.has(column))) continue;
      const { cells, packed } = group;
      cells.fill(0);
      for (let i = 0; i < count; i++) (cells[packed[rows[i] as number] as number] as number)++;
      addUp(group, counts, step, wanted);
    }
  }

  #layOut(used: number): Group[] {
    const columns = this.columns();
    const sizes = columns.map((coded, column) => ({ column, bits: bitsFor(coded.size()) }));
    const maxBits = this.capacity < MANY_ROWS ? MAX_BITS : MAX_BITS_OF_MANY;
    const groups: Omit<Group, "packed" | "cells">[] = [];
    for (const { column, bits } of sizes.sort((a, b) => b.bits - a.bits)) {
      let group = groups.find((other) => other.bits + bits <= maxBits);
      if (!group) groups.push((group = { parts: [], bits: 0 }));
      group.parts.push({ column, bits, shift: group.bits });
      group.bits += bits;
    }
    return groups.map(({ parts, bits }) => {
      const packed = bits <= 16 ? new Uint16Array(this.capacity) : new Int32Array(this.capacity);
      const group = { parts, bits, packed, cells: new Int32Array(2 ** bits) };
      for (let row = 0; row < used; row++) pack(group, columns, row);
      return group;
    });
  }
}

function pack({ parts, packed }: Group, columns: Coded[], row: number): boolean {
  let codes = 0;
  for (const { column, bits, shift } of parts) {
    const code = (columns[column] as Coded).codeOf(row);
    if (code >= 2 ** bits) return false;
    codes |= code << shift;
  }
  packed[row] = codes;
  return true;
}

/**
 * Adds the counts of a group's cells to the counts of its columns; O(cells). The column in the highest bits is first. Its
 * cells are then added to those of its code 0, so that the first cells hold the totals for the next column.
 */
function addUp({ parts, bits, cells }: Group, counts: Int32Array[], step: number, wanted: Set<number>): void {
  let span = 2 ** bits;
  for (const part of parts.toReversed()) {
    const size = span;
    span >>>= part.bits;
    const isWanted = wanted.has(part.column);
    const into = counts[part.column] as Int32Array;
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
