import { setImmediate } from "node:timers/promises";
import { listKinds } from "#src/features/listings/register.ts";
import { textsIn } from "#src/features/listings/search/search-source.ts";
import type { Deps } from "#src/http/env.ts";

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
  for (const { find, suggest } of listKinds()) {
    await find(deps, new URLSearchParams({ q: UNKNOWN_WORD }), null);
    await setImmediate();
    await suggest(deps, UNKNOWN_WORD);
    await setImmediate();
  }
}
