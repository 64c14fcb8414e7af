import { afterAll, beforeEach } from "bun:test";

/** For a file whose delays are asserted and not waited for: the list of how long each `Bun.sleep` was to take. */
export function sleepingNowhere(): unknown[] {
  const { sleep } = Bun;
  const slept: unknown[] = [];
  beforeEach(() => {
    slept.length = 0;
    Bun.sleep = (ms) => Promise.resolve(void slept.push(ms));
  });
  afterAll(() => void (Bun.sleep = sleep));
  return slept;
}
