import { expect, test } from "bun:test";
import { encodedStream } from "./encoding.ts";
import { streamOf } from "./stream.ts";

test.each(["plain", "gzip"] as const)("writing stops when the reader disconnects: %s", async (encoding) => {
  let ended = false;
  let written = 0;
  async function* write() {
    try {
      for (;;) {
        written++;
        yield crypto.getRandomValues(new Uint8Array(50_000)).toHex();
      }
    } finally {
      ended = true;
    }
  }
  const stream = streamOf(encoding === "plain" ? write() : encodedStream(write(), encoding));
  const reader = stream.getReader();
  await reader.read();
  await reader.cancel();
  const writtenThen = written;
  await Bun.sleep(20);
  expect(ended).toBe(true);
  expect(written).toBeLessThanOrEqual(writtenThen + 1);
});
