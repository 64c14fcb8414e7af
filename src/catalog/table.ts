import { Bits, grown } from "./bits.ts";
import { CodeCounter } from "./code-counter.ts";
import type { CatalogRow, Column, SortKey } from "./columns.ts";
import { Ids } from "./ids.ts";
import { StoredMany } from "./many-column.ts";
import { StoredNumber } from "./number-column.ts";
import { StoredOne } from "./one-column.ts";
import { Order } from "./order.ts";
import type { StoredColumn } from "./stored-column.ts";

const INITIAL_CAPACITY = 1024;
/** Dropped rows are removed from the orders once they exceed both this number and this share of all rows. */
const MIN_SWEPT = 1024;
const SWEPT_SHARE = 1 / 16;
const RESORTED_SHARE = 1 / 4;

// oxlint-disable-next-line typescript/no-explicit-any -- each column takes the filter that its own declaration allows
type AnyStored<Row> = StoredColumn<Row, any>;

let lastStamp = 0;

function stored<Row>(column: Column<Row>, capacity: number): AnyStored<Row> {
  if (column.kind === "one") return new StoredOne(column, capacity);
  if (column.kind === "number") return new StoredNumber(column, capacity);
  return new StoredMany(column, capacity);
}

/** An edited row gets another number. Numbers are reused after `#sweep` has removed them from the orders. */
export class Table<Row extends CatalogRow> {
  readonly columns = new Map<string, AnyStored<Row>>();
  readonly orders = new Map<string, Order>();
  readonly counter: CodeCounter;
  readonly alive = new Bits(INITIAL_CAPACITY);
  readonly ids = new Ids(INITIAL_CAPACITY);
  size = 0;
  used = 0;
  capacity = INITIAL_CAPACITY;
  #docIds = new Uint32Array(INITIAL_CAPACITY);
  #stamps = new Uint32Array(INITIAL_CAPACITY);
  /** The row number + 1 of each document; 0 without a row. */
  #rowByDoc = new Int32Array(INITIAL_CAPACITY);
  readonly #expiresAt: StoredNumber<Row>;
  readonly #byExpiry: Order;
  /** Rows before this index of `#byExpiry` have expired. */
  #expired = 0;
  #dropped: number[] = [];
  #free: number[] = [];
  #unsorted: number[] = [];

  constructor(columns: Record<string, Column<Row>>, orders: Record<string, SortKey<string>[]>) {
    const { capacity, ids } = this;
    for (const [name, column] of Object.entries(columns)) this.columns.set(name, stored(column, capacity));
    for (const [name, keys] of Object.entries(orders))
      this.orders.set(name, new Order(keys.map(this.#sortKey), ids, capacity));
    this.#expiresAt = new StoredNumber({ kind: "number", of: (row) => row.expiresAt, edges: [] }, capacity);
    this.#byExpiry = new Order([{ column: this.#expiresAt, descending: false }], ids, capacity);
    this.counter = new CodeCounter(() => [...this.columns.values()].flatMap(({ coded }) => coded), capacity);
  }

  #sortKey = (key: string) => ({
    column: this.#numbers(key.replace(/^-/, "")),
    descending: key.startsWith("-"),
  });

  #numbers(name: string): StoredNumber<Row> {
    const column = this.columns.get(name);
    if (!(column instanceof StoredNumber)) throw new Error(`${name} is not a number column`);
    return column;
  }

  #allColumns = () => [...this.columns.values(), this.#expiresAt];
  #allOrders = () => [...this.orders.values(), this.#byExpiry];

  docOf = (row: number): number => this.#docIds[row] as number;

  rowOfDoc = (docId: number): number => (this.#rowByDoc[docId] ?? 0) - 1;

  count(name: string, value: string): number {
    const column = this.columns.get(name);
    if (!(column instanceof StoredOne)) throw new Error(`${name} is not a column of one value`);
    return column.countOf(value);
  }

  /** A number that no row had before; each `put` changes it. Undefined if the row does not exist. */
  stampOf = (id: string): number | undefined => this.#stamps[this.ids.rowOf(id)];

  numberOf = (id: string, name: string): number => this.#numbers(name).values[this.ids.rowOf(id)] as number;

  /** Adds or replaces rows with distinct ids; call `sort` afterwards. O(columns) per row. */
  put(rows: Row[]): void {
    const added = rows.map(({ id, docId }) => {
      this.drop(id);
      const row = this.#free.pop() ?? this.#newRow();
      this.ids.add(row, id);
      this.#setDoc(row, docId);
      this.#stamps[row] = ++lastStamp;
      this.alive.add(row);
      this.size++;
      return row;
    });
    // By column, which is a third faster than by row.
    for (const column of this.#allColumns())
      for (let i = 0; i < rows.length; i++) column.put(added[i] as number, rows[i] as Row);
    for (const row of added) {
      this.counter.put(row);
      this.#unsorted.push(row);
    }
  }

  #newRow(): number {
    if (this.used === this.capacity) this.#grow(this.capacity * 2);
    return this.used++;
  }

  #setDoc(row: number, docId: number | null): void {
    this.#docIds[row] = docId ?? 0;
    if (docId === null) return;
    if (docId >= this.#rowByDoc.length) this.#rowByDoc = grown(this.#rowByDoc, docId * 2);
    this.#rowByDoc[docId] = row + 1;
  }

  drop(id: string): boolean {
    const row = this.ids.rowOf(id);
    if (row >= 0) this.#dropRow(row);
    return row >= 0;
  }

  #dropRow(row: number): void {
    for (const column of this.columns.values()) column.drop(row);
    this.ids.remove(row);
    this.#rowByDoc[this.#docIds[row] as number] = 0;
    this.#stamps[row] = 0;
    this.alive.remove(row);
    this.size--;
    this.#dropped.push(row);
  }

  sort(): void {
    const added = this.#unsorted.filter((row) => this.alive.has(row));
    this.#unsorted = [];
    if (added.length > this.size * RESORTED_SHARE) this.#sortAll();
    else {
      if (this.#dropped.length > Math.max(MIN_SWEPT, this.size * SWEPT_SHARE)) this.#sweep();
      if (added.length > 0) for (const order of this.#allOrders()) order.insert(added);
    }
    if (added.length > 0) this.#expired = 0;
  }

  #sortAll(): void {
    const rows = new Int32Array(this.size);
    this.alive.list(rows);
    rows.reverse();
    const { ids } = this;
    if (rows.some((row, i) => i > 0 && ids.compare(row, rows[i - 1] as number) > 0))
      rows.sort((a, b) => ids.compare(b, a));
    for (const order of this.#allOrders()) order.sortAll(rows);
    this.#reuseDropped();
  }

  #sweep(): void {
    for (const order of this.#allOrders()) order.sweep(this.alive);
    this.#reuseDropped();
    this.#expired = 0;
  }

  #reuseDropped(): void {
    this.#free = this.#free.concat(this.#dropped);
    this.#dropped = [];
  }

  get expiresAt(): number {
    const next = this.#byExpiry.rows[this.#expired];
    return this.#expired < this.#byExpiry.length
      ? (this.#expiresAt.values[next as number] as number)
      : Infinity;
  }

  expire(now: number): number {
    let dropped = 0;
    for (; this.#expired < this.#byExpiry.length; this.#expired++) {
      const row = this.#byExpiry.rows[this.#expired] as number;
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
    for (const part of [...this.#allColumns(), ...this.#allOrders(), this.counter, this.ids, this.alive])
      part.grow(capacity);
    this.#docIds = grown(this.#docIds, capacity);
    this.#stamps = grown(this.#stamps, capacity);
  }
}
