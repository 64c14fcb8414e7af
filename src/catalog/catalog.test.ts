import { expect, test } from "bun:test";
import fc from "fast-check";
import { columnsOf, type CatalogRow } from "./columns.ts";
import { Searcher } from "./search.ts";
import { Table } from "./table.ts";

interface Thing extends CatalogRow {
  colour: string | null;
  sizes: string[];
  isNew: boolean;
  price: number;
  time: number;
}

const { one, many, flag, number } = columnsOf<Thing>();
const COLUMNS = {
  colour: one((thing) => thing.colour),
  sizes: many((thing) => thing.sizes),
  isNew: flag((thing) => thing.isNew),
  price: number((thing) => thing.price, [10, 20, 30]),
  time: number((thing) => thing.time),
};

const EDGES = [null, 10, 20, 30, null];
const RUNS = Number(process.env["CATALOG_RUNS"] ?? 1000);

const aThing = fc.record({
  id: fc.integer({ min: 0, max: 60 }).map((n) => `00000000-0000-7000-8000-${String(n).padStart(12, "0")}`),
  colour: fc.constantFrom("red", "blue", "green", null),
  sizes: fc.uniqueArray(fc.constantFrom("s", "m", "l")),
  isNew: fc.boolean(),
  price: fc.integer({ min: 0, max: 40 }),
  time: fc.integer({ min: 0, max: 5 }),
  expiresAt: fc.integer({ min: 1, max: 20 }),
});
const anEdit = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.uniqueArray(aThing, { maxLength: 12, selector: ({ id }) => id }).map((put) => ({ put })),
  },
  { weight: 1, arbitrary: fc.array(aThing, { maxLength: 5 }).map((drop) => ({ drop })) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 10 }).map((now) => ({ now })) },
);
const aQuery = fc.record({
  colour: fc.option(fc.uniqueArray(fc.constantFrom("red", "blue", "green", "pink"), { maxLength: 2 }), {
    nil: undefined,
  }),
  sizes: fc.option(fc.uniqueArray(fc.constantFrom("s", "m", "xl"), { minLength: 1 }), { nil: undefined }),
  isNew: fc.constantFrom(undefined, true as const),
  price: fc.option(
    fc.record({
      min: fc.option(fc.integer({ min: 0, max: 40 })),
      max: fc.option(fc.integer({ min: 0, max: 40 })),
      anyOf: fc.option(fc.uniqueArray(fc.integer({ min: 0, max: 40 })), { nil: undefined, freq: 2 }),
      among: fc.option(
        fc.array(fc.constantFrom(0, 1), { maxLength: 41 }).map((marks) => ({
          key: "",
          has: (n: number) => marks[n] === 1,
          marks: () => Uint8Array.from(marks),
        })),
        { nil: undefined, freq: 2 },
      ),
    }),
    { nil: undefined },
  ),
  text: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 61 })), { nil: undefined, freq: 3 }),
  sort: fc.constantFrom("newest", "cheapest", "relevance"),
  within: fc.option(
    fc.record({
      colour: fc.constantFrom(undefined, ["red", "blue"]),
      price: fc.option(fc.record({ min: fc.integer({ min: 0, max: 30 }) }), { nil: undefined }),
    }),
    { nil: undefined, freq: 2 },
  ),
  besides: fc.option(
    fc.record({
      docIds: fc.uniqueArray(fc.integer({ min: 1, max: 61 })),
      within: fc.record({ colour: fc.constantFrom(undefined, ["red", "blue"]) }),
    }),
    { nil: undefined, freq: 2 },
  ),
  limit: fc.integer({ min: 1, max: 10 }),
  offset: fc.integer({ min: 0, max: 20 }),
});
type Query = typeof aQuery extends fc.Arbitrary<infer Q> ? Q : never;

const docOf = (id: string) => Number(id.slice(-2)) + 1;
const scoreOf = (doc: number) => doc % 3;

/** The names of the conditions that a thing does not meet. */
function failed(thing: Thing, { colour, sizes, isNew, price, text }: Query): string[] {
  const { min, max, anyOf, among } = price ?? {};
  const holds = {
    colour: !colour || colour.some((wanted) => wanted === thing.colour),
    sizes: !sizes || sizes.every((size) => thing.sizes.includes(size)),
    isNew: !isNew || thing.isNew,
    price:
      thing.price >= (min ?? 0) &&
      thing.price <= (max ?? 99) &&
      (!anyOf || anyOf.includes(thing.price)) &&
      (!among || among.has(thing.price)),
    text: !text || text.includes(docOf(thing.id)),
  };
  return Object.entries(holds).flatMap(([name, fits]) => (fits ? [] : [name]));
}

const isWithin =
  ({ within, besides }: Query) =>
  ({ id, colour, price }: Thing): boolean =>
    (besides?.docIds.includes(docOf(id)) && isOneOf(besides.within.colour, colour)) ||
    (isOneOf(within?.colour, colour) && price >= (within?.price?.min ?? 0));

const isOneOf = (wanted: readonly string[] | undefined, colour: string | null): boolean =>
  wanted?.some((one) => one === colour) ?? true;

function naive(all: Thing[], query: Query) {
  const things = all.filter(isWithin(query));
  const fails = things.map((thing) => ({ thing, names: failed(thing, query) }));
  const fitting = fails.filter(({ names }) => names.length === 0).map(({ thing }) => thing);
  const but = (name: string) =>
    fails.filter(({ names }) => names.every((other) => other === name)).map(({ thing }) => thing);
  const facet = (of: Thing[], values: (thing: Thing) => (string | null)[]) =>
    Object.entries(
      Object.groupBy(
        of.flatMap(values).filter((value) => value !== null),
        (value) => value,
      ),
    )
      .map(([value, all]) => ({ value, count: all?.length ?? 0 }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  const key = (thing: Thing) =>
    query.sort === "cheapest"
      ? [thing.price]
      : [query.sort === "relevance" && query.text ? -scoreOf(docOf(thing.id)) : 0, -thing.time];
  const sorted = fitting.toSorted((a, b) => {
    const [x, y] = [key(a), key(b)];
    for (const [i, value] of x.entries()) if (value !== y[i]) return value - (y[i] ?? 0);
    return a.id > b.id ? -1 : 1;
  });
  const priced = but("price");
  const asked = Object.entries(query).filter(
    ([name, value]) => ["colour", "sizes", "isNew", "price", "text"].includes(name) && value !== undefined,
  );
  return {
    total: fitting.length,
    ids: sorted.map(({ id }) => id),
    facets: {
      colour: facet(but("colour"), ({ colour }) => [colour]),
      sizes: facet(fitting, ({ sizes }) => sizes),
      isNew: facet(but("isNew"), ({ isNew }) => [isNew ? "true" : null]),
    },
    histograms: {
      price: EDGES.slice(0, -1).map((from, i) => {
        const to = EDGES[i + 1] ?? null;
        const count = priced.filter(({ price }) => price >= (from ?? 0) && price < (to ?? 99)).length;
        return { from, to, count };
      }),
    },
    without: Object.fromEntries(asked.map(([name]) => [name, but(name).length])),
  };
}

test(`totals, facets, order and pages agree with a plain loop over ${RUNS} random histories`, () => {
  fc.assert(
    fc.property(
      fc.array(anEdit, { maxLength: 12 }),
      fc.array(aQuery, { minLength: 3, maxLength: 6 }),
      (edits, queries) => {
        const table = new Table<Thing>(COLUMNS, { newest: ["-time"], cheapest: ["price"] });
        const searcher = new Searcher(table);
        const model = new Map<string, Thing>();
        let now = 0;
        const check = (query: Query) => {
          const expected = naive([...model.values()], query);
          const { text, sort, limit, offset, within, besides, ...where } = query;
          const match = text && { docIds: text, scores: text.map(scoreOf) };
          const counts = ["colour", "sizes", "isNew", "price"];
          const asked = { where, within, besides, match, sort, limit, counts };
          const hits = searcher.search({ ...asked, offset });
          const { next, ...answer } = hits;
          expect(answer).toEqual({ ...expected, ids: expected.ids.slice(offset, offset + limit) });
          if (next) {
            const following = searcher.search({ ...asked, after: next }).ids;
            expect(following).toEqual(expected.ids.slice(offset + limit, offset + 2 * limit));
          }
        };
        for (const [i, edit] of edits.entries()) {
          if ("put" in edit) {
            const rows = edit.put
              .filter(({ expiresAt }) => expiresAt > now)
              .map((thing) => ({ ...thing, docId: docOf(thing.id) }));
            table.put(rows);
            for (const row of rows) model.set(row.id, row);
          } else if ("drop" in edit)
            for (const { id } of edit.drop) expect(table.drop(id)).toBe(model.delete(id));
          else now = Math.max(now, edit.now);
          table.sort();
          table.expire(now);
          for (const [id, { expiresAt }] of model) if (expiresAt <= now) model.delete(id);
          for (const colour of ["red", "green", "pink"])
            expect(table.count("colour", colour)).toBe(
              [...model.values()].filter((thing) => thing.colour === colour).length,
            );
          for (const { id, price } of model.values()) expect(table.numberOf(id, "price")).toBe(price);
          check(queries[i % queries.length] as Query);
        }
        for (const query of queries) check(query);
      },
    ),
    { numRuns: RUNS },
  );
}, 600_000);

test("pages sorted by relevance have the requested length, even if the score changes within a page", () => {
  const table = new Table<Thing>(COLUMNS, { newest: ["-time"] });
  const ids = Array.from({ length: 7 }, (_, n) => `00000000-0000-7000-8000-00000000000${n}`);
  const plain = { colour: null, sizes: [], isNew: false, price: 1, time: 1, expiresAt: 9 };
  table.put(ids.map((id) => ({ ...plain, id, docId: docOf(id) })));
  table.sort();
  const match = { docIds: ids.map(docOf), scores: [1, 2, 1, 2, 0, 1, 2] };
  const searcher = new Searcher(table);
  const pageFrom = (offset: number) =>
    searcher.search({ where: {}, match, sort: "relevance", limit: 2, offset }).ids;
  expect([0, 2, 4, 6, 8].map((offset) => pageFrom(offset).map((id) => Number(id.slice(-1))))).toEqual([
    [6, 3],
    [1, 5],
    [2, 0],
    [4],
    [],
  ]);
});

test("a function filter is asked about each value once, until there are new values", () => {
  const table = new Table<Thing>(COLUMNS, { newest: ["-time"] });
  const thing = (n: number, colour: string): Thing => ({
    id: `00000000-0000-7000-8000-${String(n).padStart(12, "0")}`,
    docId: null,
    expiresAt: 20,
    colour,
    sizes: [],
    isNew: false,
    price: 1,
    time: n,
  });
  table.put([thing(1, "red"), thing(2, "blue")]);
  table.sort();
  const searcher = new Searcher(table);
  const asked: string[] = [];
  const colour = (value: string) => asked.push(value) > 0 && value !== "blue";
  const total = () => searcher.search({ where: { colour }, sort: "newest", limit: 0 }).total;
  expect([total(), total(), asked]).toEqual([1, 1, ["red", "blue"]]);
  table.put([thing(3, "green")]);
  table.sort();
  expect([total(), asked.slice(2)]).toEqual([2, ["red", "blue", "green"]]);
});
