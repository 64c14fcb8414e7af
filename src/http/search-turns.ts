import { atMost } from "#src/core/at-most.ts";
import { tryLater } from "#src/core/errors.ts";
import { aheadOfJobs } from "#src/core/yield.ts";
import { middleware } from "./env.ts";

const AT_ONCE = 2;
const MAX_WAITING = 60;
/** A page asked for by people takes less. */
const LONG_MS = 10;
/** After a long search, the address waits this much longer than it took, so that it has a fifth of the time at most. */
const REST = 4;
const MAX_REST_MS = 500;

/** Runs at most two searches of an address at a time. A search blocks the server, so after a long one the address waits. */
export function searchTurns(sleep: (ms: number) => Promise<unknown>, longMs = LONG_MS) {
  const addresses = new Map<string, { inTurn: ReturnType<typeof atMost>; count: number }>();
  return middleware(async (c, next) => {
    const address = c.get("address");
    const { clock } = c.get("deps");
    const own = addresses.get(address) ?? { inTurn: atMost(AT_ONCE), count: 0 };
    if (own.count >= AT_ONCE + MAX_WAITING) throw tryLater("busy", 1, "searchesBusy");
    addresses.set(address, own);
    own.count++;
    await new Promise<void>((answer, fail) => {
      const run = async () => {
        const begunMs = clock.monotonicMs();
        await aheadOfJobs(next).then(answer, fail);
        const tookMs = clock.monotonicMs() - begunMs;
        if (tookMs > longMs) await sleep(Math.min(MAX_REST_MS, REST * tookMs));
      };
      void own.inTurn(run).finally(() => {
        if (--own.count === 0) addresses.delete(address);
      });
    });
  });
}

export const searchTurn = searchTurns(Bun.sleep);
/** For a whole list, which takes as long as some pages: the address waits after each. */
export const listTurn = searchTurns(Bun.sleep, 0);
