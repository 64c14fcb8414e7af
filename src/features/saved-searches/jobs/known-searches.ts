import { asc } from "drizzle-orm";
import { jordanDay } from "#src/core/jordan-day.ts";
import { pick } from "#src/core/pick.ts";
import { takeTurns } from "#src/core/yield.ts";
import { follows } from "#src/db/expressions.ts";
import type { Database } from "#src/db/open.ts";
import { type ListingKind, LISTING_KINDS } from "#src/features/listings/kinds.ts";
import type { SearchesMatched } from "#src/features/listings/search/listing-matcher.ts";
import { kindOf } from "#src/features/listings/register.ts";
import type { Deps } from "#src/http/env.ts";
import { savedSearches } from "../tables.ts";

const AT_ONCE = 500;

const known = new WeakMap<Database, KnownSearches>();

/**
 * All saved searches, cached for matching the listings that changed after `followed`. They are read again if another server
 * has matched listings in the meantime, and once a day, because words such as `last year` change their meaning.
 */
export async function knownSearches(
  { db, clock }: Pick<Deps, "db" | "clock">,
  followed: number,
): Promise<KnownSearches> {
  const now = clock.now();
  const last = known.get(db);
  const searches =
    last?.day === jordanDay(now) && last.followed === followed ? last : new KnownSearches(now, followed);
  known.set(db, searches);
  await searches.follow(db);
  return searches;
}

export class KnownSearches {
  readonly day: number;
  readonly #ofKinds: Map<ListingKind, SearchesMatched>;
  #last = { rev: -1, id: "" };

  constructor(
    now: number,
    /** The last listing change that these searches were matched with. */
    public followed: number,
  ) {
    this.day = jordanDay(now);
    this.#ofKinds = new Map(
      LISTING_KINDS.flatMap((kind) => {
        const { kept } = kindOf(kind);
        return kept ? [[kind, kept.openSearches(now)] as const] : [];
      }),
    );
  }

  of = (kind: ListingKind): SearchesMatched | undefined => this.#ofKinds.get(kind);

  /** Reads the searches that were saved since the last call. */
  async follow({ read }: Database): Promise<void> {
    const nextTurn = takeTurns();
    for (;;) {
      const { rev, id } = this.#last;
      const rows = await read
        .select(pick(savedSearches, "id", "kind", "query", "rev"))
        .from(savedSearches)
        .where(follows([savedSearches.rev, rev], [savedSearches.id, id]))
        .orderBy(asc(savedSearches.rev), asc(savedSearches.id))
        .limit(AT_ONCE);
      for (const row of rows) {
        await nextTurn();
        this.of(row.kind)?.add(row.id, row.query);
        this.#last = row;
      }
      if (rows.length < AT_ONCE) return;
    }
  }
}
