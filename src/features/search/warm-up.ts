import { nextTurn } from "#src/core/yield.ts";
import { listKinds } from "#src/features/listings/register.ts";
import { textsIn } from "#src/features/listings/search/search-source.ts";
import type { Deps } from "#src/http/env.ts";
import { dateIn } from "#src/i18n/formats.ts";

const BETWEEN_CATALOGS_MS = 300;
/** Not understood, so that it is also read as chat letters and as a misspelled word. */
const UNKNOWN_WORD = "salam";

export async function warmUp(deps: Deps): Promise<void> {
  const { catalogs, clock } = deps;
  for (const { catalog } of listKinds()) {
    await catalog(catalogs).follow(clock.now());
    // Waiting requests are answered in between.
    await Bun.sleep(BETWEEN_CATALOGS_MS);
  }
  await textsIn(catalogs).current();
  // The first date in a language takes 10 ms.
  for (const language of ["en", "ar"] as const) {
    dateIn(language, clock.now(), "numeric");
    await nextTurn();
  }
  for (const { find, suggest } of listKinds()) {
    await find(deps, new URLSearchParams({ q: UNKNOWN_WORD }), null);
    await nextTurn();
    await suggest(deps, UNKNOWN_WORD);
    await nextTurn();
  }
}
