import { type Bits, emptyBits, grownBits, rowsOf } from "./bits.ts";
import { Cells } from "./cells.ts";
import type { Column, Identified, SortKey } from "./columns.ts";
import type { StoredColumn } from "./counted.ts";
import { grown } from "./counted.ts";
import { StoredFlag } from "./flag-column.ts";
import { StoredMany } from "./many-column.ts";
import { StoredNumber } from "./number-column.ts";
import { StoredOne } from "./one-column.ts";
import { Ids } from "./ids.ts";
import { Order } from "./order.ts";

const FIRST_CAPACITY = 1024;
/** Dropped rows are swept out of the orders when they are more than this and a share of all. */
const FEWEST_SWEPT = 1024;
const SWEPT_SHARE = 1 / 16;
/** More new rows than this share of all are sorted together with all. */
const SORTED_SHARE = 1 / 4;

// oxlint-disable-next-line typescript/no-explicit-any -- each column is asked what its own declaration allows
export type AnyStored<Row> = StoredColumn<Row, any>;

function stored<Row>(column: Column<Row>, capacity: number): AnyStored<Row> {
  if (column.kind === "one") return new StoredOne(column, capacity);
  if (column.kind === "many") return new StoredMany(column, capacity);
  if (column.kind === "flag") return new StoredFlag(column, capacity);
  return new StoredNumber(column, capacity);
}

/**
 * Rows by number, column by column. A row never changes: an edited one is dropped and put anew under another number,
 * and the numbers of dropped rows are used again once the orders are rid of them.
 */
export class Table<Row extends Identified> {
  readonly columns = new Map<string, AnyStored<Row>>();
  readonly orders = new Map<string, Order>();
  readonly cells: Cells;
  alive: Bits;
  /** How many rows there are. */
  size = 0;
  /** Row numbers are below this. */
  used = 0;
  capacity = FIRST_CAPACITY;
  readonly ids = new Ids(FIRST_CAPACITY);
  #docs = new Uint32Array(FIRST_CAPACITY);
  /** Row number + 1 by document; 0 for none. */
  #rowOfDoc = new Int32Array(FIRST_CAPACITY);
  readonly #expiry: Order;
  readonly #expiresAt: StoredNumber<Row>;
  #expired = 0;
  #dropped: number[] = [];
  #free: number[] = [];
  #unsorted: number[] = [];

  constructor(columns: Record<string, Column<Row>>, orders: Record<string, SortKey<string>[]>) {
    for (const [name, column] of Object.entries(columns))
      this.columns.set(name, stored(column, this.capacity));
    for (const [name, keys] of Object.entries(orders))
      this.orders.set(
        name,
        new Order(
          keys.map((key) => this.#keyOf(key)),
          this.ids,
          this.capacity,
        ),
      );
    this.#expiresAt = new StoredNumber(
      { kind: "number", of: (row) => row.expiresAt, edges: [] },
      this.capacity,
    );
    this.#expiry = new Order([{ column: this.#expiresAt, descending: false }], this.ids, this.capacity);
    this.cells = new Cells(() => [...this.columns.values()].flatMap(({ coded }) => coded), this.capacity);
    this.alive = emptyBits(this.capacity);
  }

  #keyOf(key: string) {
    const column = this.columns.get(key.replace(/^-/, ""));
    if (!(column instanceof StoredNumber)) throw new Error(`${key} is no column of numbers to sort by`);
    return { column, descending: key.startsWith("-") };
  }

  rowOfDoc = (docId: number): number => (this.#rowOfDoc[docId] ?? 0) - 1;

  /**
   * Takes rows of different ids as they are now, in place of those that there are of these ids; `sort` follows.
   * O(columns) each.
   */
  put(rows: Row[]): void {
    const added = rows.map(({ id, docId }) => {
      this.drop(id);
      const at = this.#free.pop() ?? this.#next();
      this.ids.add(at, id);
      this.#setDoc(at, docId);
      this.alive.add(at);
      this.size++;
      return at;
    });
    // Column by column: row by row it takes half as long again.
    for (const column of [...this.columns.values(), this.#expiresAt])
      for (let i = 0; i < rows.length; i++) column.put(added[i] as number, rows[i] as Row);
    for (const at of added) {
      this.cells.put(at);
      this.#unsorted.push(at);
    }
  }

  #next(): number {
    if (this.used === this.capacity) this.#grow(this.capacity * 2);
    return this.used++;
  }

  #setDoc(at: number, docId: number | null): void {
    this.#docs[at] = docId ?? 0;
    if (docId === null) return;
    if (docId >= this.#rowOfDoc.length) this.#rowOfDoc = grown(this.#rowOfDoc, docId * 2);
    this.#rowOfDoc[docId] = at + 1;
  }

  /** Takes the row of an id out; O(columns). False where there is none. */
  drop(id: string): boolean {
    const at = this.ids.rowOf(id);
    if (at >= 0) this.#dropRow(at);
    return at >= 0;
  }

  #dropRow(at: number): void {
    for (const column of this.columns.values()) column.drop(at);
    this.ids.remove(at);
    this.#rowOfDoc[this.#docs[at] as number] = 0;
    this.alive.remove(at);
    this.size--;
    this.#dropped.push(at);
  }

  /** Brings the orders up to date with what was put and dropped. O(rows) moved, little compared. */
  sort(): void {
    const added = this.#unsorted.filter((row) => this.alive.has(row));
    this.#unsorted = [];
    if (added.length > this.size * SORTED_SHARE) this.#sortAll();
    else {
      if (this.#dropped.length > Math.max(FEWEST_SWEPT, this.size * SWEPT_SHARE)) this.#sweep();
      if (added.length > 0) for (const order of this.#allOrders()) order.insert(added);
    }
    if (added.length > 0) this.#expired = 0;
  }

  #allOrders = (): Order[] => [...this.orders.values(), this.#expiry];

  #sortAll(): void {
    const rows = new Int32Array(this.size);
    rowsOf(this.alive, rows);
    rows.reverse();
    const { ids } = this;
    // Read from the database they come in the order of their ids.
    if (rows.some((row, i) => i > 0 && ids.compare(row, rows[i - 1] as number) > 0))
      rows.sort((a, b) => ids.compare(b, a));
    for (const order of this.#allOrders()) order.sortAll(rows);
    this.#reuse();
  }

  #sweep(): void {
    for (const order of this.#allOrders()) order.sweep(this.alive);
    this.#reuse();
    this.#expired = 0;
  }

  #reuse(): void {
    this.#free = this.#free.concat(this.#dropped);
    this.#dropped = [];
  }

  /** Drops the rows whose time has come; answers how many. O(1) where there are none. */
  expire(now: number): number {
    let dropped = 0;
    for (; this.#expired < this.#expiry.length; this.#expired++) {
      const row = this.#expiry.rows[this.#expired] as number;
      if ((this.#expiresAt.values[row] as number) > now) break;
      if (!this.alive.has(row)) continue;
      this.#dropRow(row);
      dropped++;
    }
    if (dropped > 0) this.sort();
    return dropped;
  }

  #grow(capacity: number): void {
    this.capacity = capacity;
    for (const column of [...this.columns.values(), this.#expiresAt]) column.grow(capacity);
    for (const order of this.#allOrders()) order.grow(capacity);
    this.cells.grow(capacity);
    this.ids.grow(capacity);
    this.alive = grownBits(this.alive, capacity);
    this.#docs = grown(this.#docs, capacity);
  }
}
