import { Readable } from "node:stream";
import { createZstdDecompress } from "node:zlib";
import { reasonOf } from "#src/core/errors.ts";
import type { Row } from "#src/db/all-rows.ts";

/** The results of `work` in the order of the items, running a number of calls at once. */
export async function* inTurn<Item, Result>(
  items: AsyncIterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const running: Promise<Result>[] = [];
  for await (const item of items) {
    const begun = work(item);
    // The first failure is thrown when it is that item's turn.
    begun.catch(() => {});
    running.push(begun);
    if (running.length >= atOnce) yield await (running.shift() as Promise<Result>);
  }
  for (const begun of running) yield await begun;
}

/** More than any row takes, so that a made-up archive cannot fill the memory. */
export const MAX_LINE_BYTES = 4 << 20;

export async function* textLines(path: string, text: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let rest: Uint8Array[] = [];
  let restBytes = 0;
  for await (const piece of text) {
    let from = 0;
    for (let end = piece.indexOf(LINE_FEED); end >= 0; end = piece.indexOf(LINE_FEED, from)) {
      yield Buffer.concat([...rest, piece.subarray(from, end)]).toString();
      rest = [];
      restBytes = 0;
      from = end + 1;
    }
    rest.push(piece.subarray(from));
    restBytes += piece.length - from;
    if (restBytes > MAX_LINE_BYTES)
      throw new Error(`${path} has a line of more than ${MAX_LINE_BYTES >> 20} MB.`);
  }
}

const LINE_FEED = 10;

/** The text of a table's part. */
export async function* unpacked(path: string, pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* Readable.from(pieces).pipe(createZstdDecompress());
  } catch (error) {
    throw new Error(`${path} cannot be unpacked (${reasonOf(error)}).`, { cause: error });
  }
}

export async function* jsonLines(path: string, text: AsyncIterable<Uint8Array>): AsyncGenerator<Row> {
  for await (const line of textLines(path, text)) yield rowIn(path, line);
}

/** At most `rows` rows at a time, which together are about as long as the longest line. */
export async function* rowBatches(path: string, text: AsyncIterable<Uint8Array>, rows: number) {
  let batch: Row[] = [];
  let letters = 0;
  for await (const line of textLines(path, text)) {
    letters += line.length;
    if (batch.push(rowIn(path, line)) < rows && letters < MAX_LINE_BYTES) continue;
    yield batch;
    [batch, letters] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}

function rowIn(path: string, line: string): Row {
  const row = parsedJson(line);
  if (row instanceof Object && !Array.isArray(row)) return row as Row;
  throw new Error(`${path} has a line that is no row: ${line.slice(0, 60)}`);
}

export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export async function* one<Item>(item: Item): AsyncGenerator<Item> {
  yield item;
}

export async function* none(): AsyncGenerator<never> {}

export async function* hashed(pieces: AsyncIterable<Uint8Array>, hash: Bun.CryptoHasher) {
  for await (const piece of pieces) {
    hash.update(piece);
    yield piece;
  }
}

export async function sha256Of(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = new Bun.CryptoHasher("sha256");
  for await (const piece of pieces) hash.update(piece);
  return hash.digest("hex");
}
