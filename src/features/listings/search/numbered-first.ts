import { askedNumber } from "./typed-number.ts";
import type { FoundListings, SearchDeps, SearchOptions } from "./listing-search.ts";
import { findDocByNumber } from "../listings.ts";

type Find<Listing, Filter, More extends unknown[] = []> = (
  deps: SearchDeps,
  given: Filter,
  ...rest: [...More, options: SearchOptions]
) => Promise<FoundListings<Listing, Filter>>;

interface Finders<Listing, Filter> {
  byWords: Find<Listing, Filter>;
  byDoc: Find<Listing, Filter, [docId: number]>;
}

/** Puts the listing with the typed number first. The words still count: it may be a price or a plate. */
export const numberedFirst =
  <Listing extends { id: string }, Filter extends { q: string; page: number }>({
    byWords,
    byDoc,
  }: Finders<Listing, Filter>) =>
  async (deps: SearchDeps, given: Filter, options: SearchOptions = {}) => {
    const asked = askedNumber(given.q);
    const docId = asked && (await findDocByNumber(deps.db.read, asked.number));
    if (!docId) return byWords(deps, given, options);
    const own = await byDoc(deps, { ...given, page: 1 }, docId, { ...options, after: null, idsOnly: false });
    const [listing] = own.items;
    if (!listing) return byWords(deps, given, options);
    const numbered = { ...own, fromWords: { ...own.fromWords, q: given.q } };
    const only = options.idsOnly ? { ...numbered, items: [], ids: [listing.id] } : numbered;
    if (asked.isNamed) return only;
    const found = await byWords(deps, given, { asksFor: listing.id, ...options });
    if (found.total === 0) return only;
    const total = found.total + (found.isAmong ? 0 : 1);
    if (given.page > 1 || options.after) return { ...found, total };
    return {
      ...found,
      total,
      items: options.idsOnly ? [] : [listing, ...found.items.filter(({ id }) => id !== listing.id)],
      ...(found.ids && { ids: [listing.id, ...found.ids.filter((id) => id !== listing.id)] }),
    };
  };
