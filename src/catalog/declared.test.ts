import { expect, spyOn, test } from "bun:test";
import { Catalog } from "./catalog.ts";
import { columnsOf, type CatalogRow, type SortKey, type Source } from "./columns.ts";
import { Table } from "./table.ts";

interface Boat extends CatalogRow {
  harbour: string;
  hasEngine: boolean;
  builtIn: number;
  berths: number;
  flag: string | null;
}

const { one, flag, number } = columnsOf<Boat>();
const COLUMNS = { harbour: one((boat) => boat.harbour), builtIn: number((boat) => boat.builtIn) };
const ORDERS = { youngest: ["-builtIn"] } satisfies Record<string, SortKey<keyof typeof COLUMNS>[]>;

const boat = (n: number, said: Partial<Boat> = {}): Boat => ({
  id: `00000000-0000-7000-8000-${String(n).padStart(12, "0")}`,
  docId: null,
  expiresAt: 1000,
  harbour: "Aqaba",
  hasEngine: false,
  builtIn: 2000,
  berths: 2,
  flag: null,
  ...said,
});
const idsOf = (...numbers: number[]) => numbers.map((n) => boat(n).id);

/** A source of boats; `asked` counts the reads. */
function harbours(boats: Boat[]) {
  const source = {
    asked: 0,
    head: async () => boats.length,
    list: async (after: string, now: number) => {
      source.asked++;
      return boats.filter(({ id, expiresAt }) => id > after && expiresAt > now);
    },
    since: async (change: number, now: number) => {
      source.asked++;
      return { rows: boats.slice(change).filter(({ expiresAt }) => expiresAt > now), gone: [] };
    },
  };
  return source satisfies Source<Boat>;
}

test("a declared column can be filtered, counted and sorted, and has a histogram", async () => {
  const columns = {
    ...COLUMNS,
    flag: one((boat: Boat) => boat.flag),
    hasEngine: flag((boat) => boat.hasEngine),
    berths: number((boat) => boat.berths, [4, 8]),
  };
  const orders = { ...ORDERS, roomiest: ["-berths"] satisfies SortKey<keyof typeof columns>[] };
  const boats = [
    boat(1, { flag: "Jordan", berths: 4, hasEngine: true }),
    boat(2, { flag: "Cyprus", berths: 9 }),
    boat(3, { flag: "Jordan", berths: 1 }),
    boat(4),
  ];
  const catalog = new Catalog({ columns, orders }, harbours(boats), () => 1);
  const counts = ["flag", "hasEngine", "berths"] as const;
  const search = (where: object) => catalog.search({ where, sort: "roomiest", limit: 9, counts }, 0);

  const all = await search({});
  expect(all.ids).toEqual(idsOf(2, 1, 4, 3));
  expect(all.facets).toEqual({
    flag: [
      { value: "Jordan", count: 2 },
      { value: "Cyprus", count: 1 },
    ],
    hasEngine: [{ value: "true", count: 1 }],
  });
  expect(all.histograms["berths"]).toEqual([
    { from: null, to: 4, count: 2 },
    { from: 4, to: 8, count: 1 },
    { from: 8, to: null, count: 1 },
  ]);
  expect((await search({ flag: ["Jordan"] })).ids).toEqual(idsOf(1, 3));
  expect((await search({ flag: ["Jordan"], hasEngine: true })).ids).toEqual(idsOf(1));
  expect((await search({ berths: { min: 2, max: 8 } })).ids).toEqual(idsOf(1, 4));
  expect((await search({ flag: ["Jordan"], berths: { min: 8 } })).without).toEqual({ flag: 1, berths: 2 });
});

test("expired rows disappear without reading the database", async () => {
  const source = harbours([boat(1, { expiresAt: 10 }), boat(2, { expiresAt: 20 }), boat(3)]);
  const catalog = new Catalog({ columns: COLUMNS, orders: ORDERS }, source, () => 1);
  const sizes = [];
  for (const now of [0, 9, 10, 19, 20, 999, 1000])
    sizes.push((await catalog.search({ where: {}, sort: "youngest", limit: 0 }, now)).total);
  expect(sizes).toEqual([3, 3, 2, 2, 1, 1, 0]);
  // Building the catalog reads twice: the rows, and then an empty batch.
  expect(source.asked).toBe(2);
});

test("expiry checks only rows that have expired", () => {
  const table = new Table<Boat>(COLUMNS, ORDERS);
  table.put(Array.from({ length: 900 }, (_, n) => boat(n, { expiresAt: 1000 + n })));
  table.sort();
  const looks = spyOn(table.alive, "has");
  expect(table.expire(999)).toBe(0);
  expect(looks).toHaveBeenCalledTimes(0);
  expect(table.expire(1002)).toBe(3);
  expect(looks).toHaveBeenCalledTimes(3);
});
