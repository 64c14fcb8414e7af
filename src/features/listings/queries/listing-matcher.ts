import { eq } from "drizzle-orm";
import type { CatalogRow, Column, ColumnFilters } from "#src/catalog/columns.ts";
import { fitsRow } from "#src/catalog/fits.ts";
import { documentWith, isListingId } from "#src/catalog/text.ts";
import { foldTokens } from "#src/core/fold.ts";
import { jordanDay } from "#src/core/jordan-day.ts";
import { LruCache } from "#src/core/lru-cache.ts";
import type { Reader } from "#src/db/open.ts";
import type { Meaning } from "#src/words/word-table.ts";
import { listingTexts } from "../tables.ts";
import type {
  FoundListings,
  SearchDeps,
  SearchedKind,
  SearchFilter,
  SearchOptions,
} from "./listing-search.ts";

/** The searches of a kind that find one listing, asked of the listing instead of each search. */
export interface KindMatcher {
  /** A listing fits a search only if it has one of these. */
  anchorsOf(query: string, now: number): string[];
  /** Null for a listing that is not for sale. */
  about(deps: SearchDeps, id: string): Promise<MatchedListing | null>;
}

export interface MatchedListing {
  anchors: string[];
  /** Whether a search page shows the listing; with an old price, only if the price alone kept it away. */
  isFoundBy(query: string, oldPriceCents: number | null): Promise<boolean> | boolean;
}

/** What a search asks, as far as the listings for sale do not change it. */
interface Asked<Columns> {
  where: ColumnFilters<Columns>;
  /** Of its words; null without words. */
  words: WordsAsked<Columns> | null;
}

interface Part<Columns> {
  filters: ColumnFilters<Columns>;
  /** Words that are left, to look for in the text. */
  text: string;
}

interface WordsAsked<Columns> extends Part<Columns> {
  /** Another reading, for when nothing for sale fits this one. */
  other: Part<Columns> | null;
  /** What a misspelt word may mean, if it is for sale. */
  near: Meaning[];
  isId: boolean;
}

const MAX_CACHE_BYTES = 24_000_000;
/** Rough sizes in memory. */
const ASKED_BYTES = 700;
const MARKS_BYTES = 100_000;
const ANY = "*";
const PREFIX_LENGTH = 3;

interface MatcherParts<
  Row extends CatalogRow,
  Columns,
  Sort extends string,
  Listing,
  Filter,
> extends SearchedKind<Row, Columns, Sort, Listing, Filter> {
  filterOf(query: string): Filter;
  /** The columns to find searches by, those that divide listings best first. */
  anchorColumns: readonly (keyof Columns & string)[];
  /** The listing as it was with another price. */
  atPrice?(row: Row, priceCents: number): Row;
  /** The known values of columns that searches filter by a function. */
  knownValues?: Partial<Record<keyof Columns & string, () => readonly string[]>>;
}

type Search<Listing, Filter> = (
  deps: SearchDeps,
  filter: Filter,
  options: SearchOptions,
) => Promise<FoundListings<Listing, Filter>>;

export function listingMatcher<
  Row extends CatalogRow & { priceCents: number },
  Columns,
  Sort extends string,
  Listing,
  Filter extends SearchFilter<Sort>,
>(kind: MatcherParts<Row, Columns, Sort, Listing, Filter>, search: Search<Listing, Filter>): KindMatcher {
  const columns = kind.catalog.columns as Record<string, Column<Row>>;
  const { atPrice = (row, priceCents) => ({ ...row, priceCents }) } = kind;
  const cache = new LruCache<Asked<Columns>>(`searches by ${kind.anchorColumns.join(" ")}`, MAX_CACHE_BYTES);
  /** Of a search that leaves text: a listing for sale that has it, so that the words are not read otherwise. */
  const witnesses = new LruCache<string>(`searches found by ${kind.anchorColumns[0]}`, MAX_CACHE_BYTES / 8);

  function read(query: string, now: number): Asked<Columns> {
    const filter = kind.filterOf(query);
    const where = kind.selectionOf(filter);
    if (!filter.q) return { where, words: null };
    const exact = kind.understand(filter, now, null);
    const near: Meaning[] = [];
    kind.understand(filter, now, (meaning) => {
      near.push(meaning);
      return false;
    });
    const partOf = (of: Filter): Part<Columns> => ({ filters: kind.selectionOf(of), text: of.q });
    const other = kind.otherwise(exact, filter);
    return {
      where,
      words: {
        ...partOf(exact.filter),
        other: other && partOf(other.filter),
        near: exact.filter.q ? near : [],
        isId: isListingId(exact.filter.q),
      },
    };
  }

  function askedBy(query: string, now: number): Asked<Columns> {
    const key = `${jordanDay(now)} ${query}`;
    const known = cache.get(key);
    if (known) return known;
    const asked = read(query, now);
    const marks = JSON.stringify(asked, (name, value) => (name === "marked" ? ["marked"] : value)).split(
      '["marked"]',
    );
    return cache.put(key, asked, ASKED_BYTES + 2 * query.length + (marks.length - 1) * MARKS_BYTES);
  }

  /** Null where these filters name no value of an anchor column. */
  function anchorsIn(filters: ColumnFilters<Columns>): string[] | null {
    const asked = filters as Record<string, unknown>;
    for (const name of kind.anchorColumns) {
      const filter = asked[name];
      if (typeof filter === "function") {
        const fitting = kind.knownValues?.[name]?.().filter(filter as (value: string) => boolean) ?? [];
        return [...fitting, ANY].map((value) => anchor(name, value));
      }
      if (Array.isArray(filter)) return filter.map((value) => anchor(name, String(value)));
    }
    return null;
  }

  const valuesOf = (meaning: Meaning): string[] =>
    [meaning.value, ...(meaning.also ?? [])].flatMap((value) =>
      typeof value === "string" ? kind.valuesOf({ ...meaning, value }) : [],
    );

  const nearAnchor = (meaning: Meaning): string[] => {
    const { column } = meaning;
    const values = valuesOf(meaning);
    const isAnchor = kind.anchorColumns.some((name) => name === column);
    return isAnchor && values.length > 0 ? values.map((each) => anchor(column, each)) : [ANY];
  };

  const textAnchor = ({ filters, text }: Part<Columns>): string[] => {
    const [word] = foldTokens(text);
    return anchorsIn(filters) ?? [word ? anchor("text", word.slice(0, PREFIX_LENGTH)) : ANY];
  };

  function anchorsOf(query: string, now: number): string[] {
    const { where, words } = read(query, now);
    const given = anchorsIn(where);
    if (given || !words) return given ?? [ANY];
    const own = anchorsIn(words.filters);
    if (!own || words.isId) return [ANY];
    return [
      ...new Set([
        ...own,
        ...words.near.flatMap(nearAnchor),
        ...(words.other ? textAnchor(words.other) : []),
      ]),
    ];
  }

  function anchorsOfRow(row: Row, terms: string[]): string[] {
    const values = kind.anchorColumns.flatMap((name) => {
      const column = columns[name];
      const all = column?.kind === "one" ? [column.of(row)] : column?.kind === "many" ? column.of(row) : [];
      const known = kind.knownValues?.[name]?.();
      return all.map((value) =>
        anchor(name, value !== null && (!known || known.includes(value)) ? value : ANY),
      );
    });
    const starts = terms.flatMap((term) =>
      Array.from({ length: Math.min(PREFIX_LENGTH, term.length) }, (_, i) =>
        anchor("text", term.slice(0, i + 1)),
      ),
    );
    return [ANY, ...new Set([...values, ...starts])];
  }

  async function about(deps: SearchDeps, id: string): Promise<MatchedListing | null> {
    const now = deps.clock.now();
    const row = await kind.catalog.source(deps.db.read).find?.(id, now);
    if (!row) return null;
    const text = await findText(deps.db.read, id);
    const has = documentWith(text);
    const fits = (filters: ColumnFilters<Columns>, of = row) => fitsRow(columns, filters, of);
    const fitsPart = (part: Part<Columns>) => fits(part.filters) && (part.text === "" || has(part.text));
    const isNear = (meaning: Meaning) => {
      const known = columns[meaning.column];
      const values = valuesOf(meaning);
      return known?.kind !== "one" || values.length === 0 || values.includes(known.of(row) ?? "");
    };

    /** Null if it depends on what else is for sale. */
    function isFoundFor(sure: WordsAsked<Columns>): boolean | null {
      const isWithin = fits(sure.filters);
      const isOther = sure.other !== null && fitsPart(sure.other);
      if (sure.isId) return null;
      if (sure.near.length > 0) return isWithin || isOther || sure.near.some(isNear) ? null : false;
      if (isWithin && (sure.text === "" || has(sure.text))) return true;
      return isOther || (isWithin && sure.text !== "") ? null : false;
    }

    async function ask(query: string, words: WordsAsked<Columns>): Promise<boolean> {
      const filter = { ...kind.filterOf(query), page: 1, pageSize: 1 };
      const catalog = deps.catalogs.of(kind.catalog);
      if (words.near.length === 0 && !words.isId) {
        const known = witnesses.get(query);
        if (known && known !== id && catalog.has(known)) return false;
      }
      const { isAmong = false, leftOut, ids } = await search(deps, filter, { asksFor: id, idsOnly: true });
      const [first] = ids ?? [];
      const isWitness =
        first && leftOut.length === 0 && documentWith(await findText(deps.db.read, first))(words.text);
      if (isWitness) witnesses.put(query, first, 2 * query.length + 100);
      return isAmong;
    }

    return {
      anchors: anchorsOfRow(row, foldTokens(text)),
      isFoundBy(query, oldPriceCents) {
        const { where, words } = askedBy(query, now);
        if (!fits(where)) return false;
        if (oldPriceCents !== null) {
          const before = atPrice(row, oldPriceCents);
          if (fits(where, before) && (!words || fits(words.filters, before))) return false;
        }
        if (!words) return true;
        return isFoundFor(words) ?? ask(query, words);
      },
    };
  }

  return { anchorsOf, about };
}

const anchor = (column: string, value: string): string => `${column} ${value}`;

async function findText(read: Reader, id: string): Promise<string> {
  const [found] = await read.select().from(listingTexts).where(eq(listingTexts.listingId, id));
  return found ? `${found.title} ${found.rest}` : "";
}
