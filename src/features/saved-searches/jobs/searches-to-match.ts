import { and, asc, eq } from "drizzle-orm";
import { jordanDay } from "#src/core/jordan-day.ts";
import { pick } from "#src/core/pick.ts";
import { takeTurns } from "#src/core/yield.ts";
import { follows } from "#src/db/expressions.ts";
import type { Database } from "#src/db/open.ts";
import { type ListingKind, LISTING_KINDS } from "#src/features/listings/kinds.ts";
import type { SearchesMatched } from "#src/features/listings/search/listing-matcher.ts";
import { kindOf } from "#src/features/listings/register.ts";
import type { Deps } from "#src/http/env.ts";
import { savableOf } from "../queries.ts";
import { savedSearches } from "../tables.ts";

type Needed = Pick<Deps, "db" | "catalogs" | "clock">;

const AT_ONCE = 200;

const known = new WeakMap<Database, SearchesToMatch>();

/** All saved searches. They are read again once a day, which forgets deleted ones. */
export async function searchesToMatch(deps: Needed): Promise<SearchesToMatch> {
  const today = jordanDay(deps.clock.now());
  const last = known.get(deps.db);
  const searches = last?.day === today ? last : new SearchesToMatch(today);
  known.set(deps.db, searches);
  await searches.follow(deps);
  return searches;
}

export class SearchesToMatch {
  readonly #ofKinds: Map<ListingKind, SearchesMatched>;
  #last = { rev: -1, id: "" };

  constructor(readonly day: number) {
    this.#ofKinds = new Map(
      LISTING_KINDS.flatMap((kind) => {
        const { savable } = kindOf(kind);
        return savable ? [[kind, savable.openSearches()] as const] : [];
      }),
    );
  }

  of = (kind: ListingKind): SearchesMatched | undefined => this.#ofKinds.get(kind);

  async follow(deps: Needed): Promise<void> {
    const pause = takeTurns();
    for (;;) {
      const rows = await this.#next(deps.db);
      const typed = rows.filter(({ isStructured }) => !isStructured);
      if (typed.length > 0) {
        await structure(deps, typed);
        continue;
      }
      for (const row of rows) {
        await pause();
        this.of(row.kind)?.add(row.id, row.query);
        this.#last = row;
      }
      if (rows.length < AT_ONCE) return;
    }
  }

  #next({ read }: Database) {
    const { rev, id } = this.#last;
    return read
      .select(pick(savedSearches, "id", "kind", "query", "rev", "isStructured"))
      .from(savedSearches)
      .where(follows([savedSearches.rev, rev], [savedSearches.id, id]))
      .orderBy(asc(savedSearches.rev), asc(savedSearches.id))
      .limit(AT_ONCE);
  }
}

type Typed = Pick<typeof savedSearches.$inferSelect, "id" | "kind" | "query">;

/** Structures searches that the previous release saved, as their pages read them now. */
async function structure(deps: Needed, searches: Typed[]): Promise<void> {
  const pause = takeTurns();
  const structured: { id: string; query: string }[] = [];
  for (const { id, kind, query } of searches) {
    await pause();
    structured.push({ id, query: (await savableOf(kind).structured(deps, query)).query });
  }
  await deps.db.withTx(async (tx) => {
    for (const { id, query } of structured)
      await tx
        .update(savedSearches)
        .set({ query, isStructured: true })
        // Another server may have done it meanwhile.
        .where(and(eq(savedSearches.id, id), eq(savedSearches.isStructured, false)));
  });
}
