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

export async function* textLines(text: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let rest: Uint8Array[] = [];
  for await (const piece of text) {
    let from = 0;
    for (let end = piece.indexOf(LINE_FEED); end >= 0; end = piece.indexOf(LINE_FEED, from)) {
      yield Buffer.concat([...rest, piece.subarray(from, end)]).toString();
      rest = [];
      from = end + 1;
    }
    rest.push(piece.subarray(from));
  }
}

const LINE_FEED = 10;

/** The rows of a file with one JSON object per line. */
export async function* jsonLines(text: AsyncIterable<Uint8Array>): AsyncGenerator<Row> {
  for await (const line of textLines(text)) yield JSON.parse(line) as Row;
}

export async function* one<Item>(item: Item): AsyncGenerator<Item> {
  yield item;
}

export async function* none(): AsyncGenerator<never> {}

export async function* hashed(
  pieces: AsyncIterable<Uint8Array>,
  hash: Bun.CryptoHasher,
): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    hash.update(piece);
    yield piece;
  }
}

export async function* inBatches<Item>(items: AsyncIterable<Item>, size: number): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  for await (const item of items)
    if (batch.push(item) === size) {
      yield batch;
      batch = [];
    }
  if (batch.length > 0) yield batch;
}
