import { setImmediate } from "node:timers/promises";
import { batches } from "#src/core/batches.ts";
import { encodedStream, encodingFor } from "./encoding.ts";
import type { Ctx } from "./env.ts";

const PART = 25;

/** Yields lists part by part, each in its own turn of the event loop, so that other requests are answered in between. */
export async function* inParts<T>(ids: string[], list: (part: string[]) => Promise<T[]>) {
  for (const part of batches(ids, PART)) {
    yield await list(part);
    await setImmediate();
  }
}

export function streamOf(chunks: AsyncIterable<string | Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(typeof value === "string" ? encoder.encode(value) : value);
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}

/** Answers with an array of JSON texts in UTF-8. */
export function streamJson(c: Ctx, parts: Uint8Array[][]): Response {
  const encoding = encodingFor(c.req.header("Accept-Encoding"), ["br", "gzip"]);
  c.header("Content-Type", "application/json");
  c.header("Vary", "Accept-Encoding", { append: true });
  if (!encoding) return c.body(streamOf(jsonArray(parts)));
  c.header("Content-Encoding", encoding);
  return c.body(streamOf(encodedStream(jsonArray(parts), encoding)));
}

const [COMMA, OPEN, CLOSE] = [Buffer.from(","), Buffer.from("["), Buffer.from("]")];

async function* jsonArray(parts: Uint8Array[][]): AsyncGenerator<Uint8Array> {
  let before = OPEN;
  for (const part of parts) {
    if (part.length === 0) continue;
    yield Buffer.concat(part.flatMap((item, i) => [i === 0 ? before : COMMA, item]));
    before = COMMA;
  }
  yield before === OPEN ? Buffer.concat([OPEN, CLOSE]) : CLOSE;
}
