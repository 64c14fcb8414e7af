import { afterAll, beforeEach } from "bun:test";

/** Replaces `Bun.sleep` in a test file by a function that does not wait; returns the list of requested times. */
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
