import type { CatalogRow, ColumnFilters } from "#src/catalog/columns.ts";
import type { RowVersion } from "#src/catalog/table.ts";
import { documentOf, forgivenTerms, matchUnranked, neededTerms } from "#src/catalog/text.ts";
import { LruCache } from "#src/core/lru-cache.ts";
import type { FoundListings, SearchDeps, SearchedKind, SearchFilter } from "./listing-search.ts";
import { namesForSale } from "./names-for-sale.ts";
import { readingsOf } from "./readings.ts";
import { findText, textsIn } from "./search-source.ts";

/** How the words of a search are read. */
interface Settled {
  /** The possible readings; for each, the conditions that a listing must meet. */
  readings: number[][];
  /** Whether there is only one reading; otherwise a listing that meets the conditions is not always found. */
  isSure: boolean;
  /** The conditions of listings whose title may contain the words as typed; null if titles do not matter. */
  titled: number[] | null;
  /**
   * A listing that this reading finds, and those because of which its words are required. After one changes, the words may
   * be read differently.
   */
  witnesses: RowVersion[];
  /** Conditions that no listing for sale met. A listing that meets them all may change the reading. */
  absent: number[][];
  /** The value of `#looked` at that time. */
  at: number;
  /** For words read as misspelled: the version of the names for sale. */
  names: number | null;
  /** The text as typed, and whether any listing has it; null if this does not matter. */
  typed: string | null;
  isWritten: boolean;
}

/** With 4 MB, a new car is matched with 100,000 searches in 57 ms instead of 45. */
const MAX_BYTES = 12_000_000;
const SETTLED_BYTES = 400;
const WITNESS_BYTES = 60;

/**
 * How some words are read depends on the listings for sale. This caches the reading until a changed listing may alter it.
 */
export class SettledWords<
  Row extends CatalogRow,
  Columns,
  Sort extends string,
  Listing,
  Filter extends SearchFilter<Sort>,
> {
  readonly #settled = new LruCache<Settled>("words of saved searches", MAX_BYTES);
  /** When a listing last met conditions that none had met before. */
  readonly #seen = new Map<string, { conditions: number[]; at: number }>();
  #looked = 0;
  #names = { text: "", edition: 0, at: -1 };

  constructor(
    private readonly kind: SearchedKind<Row, Columns, Sort, Listing, Filter>,
    private readonly now: number,
    private readonly numbersOf: (filters: ColumnFilters<Columns>, terms: string[]) => number[],
  ) {}

  /** Must be called for every changed listing. */
  lookAt(fits: (condition: number) => boolean): void {
    this.#looked++;
    for (const seen of this.#seen.values()) if (seen.conditions.every(fits)) seen.at = this.#looked;
  }

  /** Whether the search finds the listing; null if the search must be run. */
  async finds(
    deps: SearchDeps,
    query: string,
    fits: (condition: number) => boolean,
  ): Promise<boolean | null> {
    const settled = this.#settled.get(query);
    const isFitting = settled?.readings.some((conditions) => conditions.every(fits)) ?? false;
    if (!settled || (isFitting && !settled.isSure)) return null;
    if (!isFitting && settled.titled?.every(fits)) return null;
    return (await this.#isStill(deps, settled)) ? isFitting : null;
  }

  async #isStill(deps: SearchDeps, settled: Settled): Promise<boolean> {
    const { witnesses, absent, at, names, typed, isWritten } = settled;
    const catalog = deps.catalogs.of(this.kind.catalog);
    if (!witnesses.every(catalog.isCurrent)) return false;
    if (absent.some((conditions) => (this.#seen.get(String(conditions))?.at ?? 0) > at)) return false;
    if (names !== null && names !== (await this.#editionOfNames(deps))) return false;
    return typed === null || isWritten === (await hasListings(deps, typed));
  }

  async #editionOfNames({ catalogs, clock }: SearchDeps): Promise<number> {
    const { kind } = this;
    if (this.#names.at !== this.#looked) {
      const names = await namesForSale(catalogs.of(kind.catalog), kind.facets, clock.now());
      const text = JSON.stringify(names, (_name, value) =>
        value instanceof Set ? [...value].toSorted() : value,
      );
      const edition = this.#names.edition + Number(text !== this.#names.text);
      this.#names = { text, edition, at: this.#looked };
    }
    return this.#names.edition;
  }

  /** Stores how a search read its words, if its results show that. */
  async settle(
    deps: SearchDeps,
    query: string,
    filter: Filter,
    { fromWords, understood, leftOut, ids, usualIn = [] }: FoundListings<Listing, Filter>,
  ): Promise<void> {
    const { kind, now } = this;
    const [witness] = ids ?? [];
    if (!witness) return;
    const { title, rest } = await findText(deps.db.read, witness);
    const has = documentOf(`${title} ${rest}`);
    const isWitnessOf = ({ q }: Filter) => neededTerms(q).every(has);
    if (!isWitnessOf(fromWords)) return;
    const isRequired =
      understood.length > 0 && fromWords.q !== "" && !filter.strict && filter.plain.length === 0;
    if (isRequired && usualIn.length === 0) return;
    const catalog = deps.catalogs.of(kind.catalog);
    const witnesses = [witness, ...usualIn].flatMap((id) => catalog.versionOf(id) ?? []);
    if (witnesses.length <= usualIn.length) return;
    const all = readingsOf(kind, filter, now);
    const [exact, forgiven] = [all.exact.filter, all.forgiven.map((words) => words.filter)];
    if (leftOut.some((words) => !exact.q.includes(words))) return;
    const isSame = (other: Filter) => JSON.stringify(other) === JSON.stringify(fromWords);
    const isForgiven = leftOut.length === 0 && forgiven.some(isSame);
    const isExact = forgiven.length === 0 && (leftOut.length > 0 || isSame(exact));
    const isTyped = forgiven.length > 0 && leftOut.length === 0 && isSame(exact);
    const [other] = all.others;
    const isOther =
      !isExact &&
      forgiven.length === 0 &&
      leftOut.length === 0 &&
      other !== undefined &&
      isSame(other.filter);
    if (!(isForgiven || isExact || isTyped || isOther)) return;
    // If a listing matches each reading, no word is corrected or left out.
    const readings = isTyped ? [exact, ...forgiven] : [fromWords];
    const isTypedKept = isForgiven || leftOut.length > 0;
    const isWritten = isTypedKept && (await hasListings(deps, exact.q));
    // Otherwise the reading depends on the counts for typed and corrected words, which any listing may change.
    if (!readings.every(isWitnessOf) || (isForgiven && isWritten)) return;
    const absent = [
      ...leftOut.map((words) => this.numbersOf({}, forgivenTerms(words))),
      ...(isOther ? [this.numbersOf(kind.selectionOf(exact), forgivenTerms(exact.q))] : []),
    ];
    for (const conditions of absent) {
      const key = String(conditions);
      this.#seen.set(key, this.#seen.get(key) ?? { conditions, at: 0 });
    }
    const settled: Settled = {
      readings: readings.map((reading) => this.numbersOf(kind.selectionOf(reading), neededTerms(reading.q))),
      isSure: !isTyped,
      titled: kind.inEveryTitle ? this.numbersOf(kind.selectionOf(filter), neededTerms(filter.q)) : null,
      witnesses,
      absent,
      at: this.#looked,
      names: isForgiven ? await this.#editionOfNames(deps) : null,
      typed: isTypedKept ? exact.q : null,
      isWritten,
    };
    this.#settled.put(query, settled, SETTLED_BYTES + 2 * query.length + WITNESS_BYTES * usualIn.length);
  }
}

const hasListings = async ({ catalogs }: SearchDeps, text: string): Promise<boolean> =>
  ((await matchUnranked(textsIn(catalogs), text, 1))?.docIds.length ?? 0) > 0;
