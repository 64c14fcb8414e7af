import { codeOf, namedError } from "./errors.ts";

const NO_CONNECTION =
  /^(57P03|CONNECT_TIMEOUT|ECONNREFUSED|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** Short enough that nobody notices it after the server is back. */
const ASK_AGAIN_MS = 300;

export type Breaker = <T>(ask: () => Promise<T>) => Promise<T>;

/** After a failed connection, all queries fail at once for a moment, instead of each waiting to fail. */
export function createBreaker(): Breaker {
  let away: unknown;
  let until = -Infinity;
  return async (ask) => {
    if (performance.now() < until) throw away;
    try {
      return await ask();
    } catch (error) {
      const named = namedError(error);
      if (NO_CONNECTION.test(codeOf(error))) {
        away = named;
        until = performance.now() + ASK_AGAIN_MS;
      }
      throw named;
    }
  };
}
