import { useEffect, useState } from "react";
import { MINUTE_MS } from "#src/core/time.ts";

export const REFRESH_MS = MINUTE_MS;

/**
 * The server's time, moved on every minute: it starts at `servedAt` and follows the time that has passed since, so a
 * wrong clock in the browser does not matter.
 */
export function useNow(servedAt: number): number {
  const [passed, setPassed] = useState({ since: servedAt, ms: 0 });
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(
      () => setPassed({ since: servedAt, ms: performance.now() - start }),
      REFRESH_MS,
    );
    return () => clearInterval(timer);
  }, [servedAt]);
  return servedAt + (passed.since === servedAt ? passed.ms : 0);
}
