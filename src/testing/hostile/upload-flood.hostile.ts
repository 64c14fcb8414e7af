import { afterAll, beforeAll, expect, test } from "bun:test";
import { plainPhoto, pngChunk } from "#src/testing/listings/pictures.ts";
import { blackPng } from "./corpus.ts";
import { type HostileServer, type Member, startHostile } from "./server.ts";

// Some accounts send as many photos, and as large ones, as they can, while somebody else adds a photo.

const MOST_DELAY_MS = 2000;

let server: HostileServer;
beforeAll(async () => {
  server = await startHostile();
});
afterAll(() => server.dispose());

async function send(as: Member, bytes: Uint8Array<ArrayBuffer>, address?: string): Promise<Response> {
  const body = new FormData();
  body.append("files", new File([bytes], "photo"));
  return server.call("POST", "/api/photos", { as, body, address });
}

let different = 0;
/** 39.6 megapixels in a few kB, each time another file. */
const bomb = (): Uint8Array<ArrayBuffer> =>
  blackPng(6000, 6600, pngChunk("tEXt", new TextEncoder().encode(`n\0${different++}`)));

async function timeOf(as: Member, seed: number): Promise<number> {
  const photo = await plainPhoto(4000, 3000, seed);
  const begun = performance.now();
  expect((await send(as, photo)).status).toBe(201);
  return performance.now() - begun;
}

/** The time that a photo takes longer during the flood, which must not end before. */
async function delayBy(flood: () => Promise<Response>[]): Promise<{ delayMs: number; statuses: number[] }> {
  const honest = await server.signUp();
  const alone = await timeOf(honest, different++);
  const state = { done: false };
  const answers = Promise.all(flood()).finally(() => (state.done = true));
  await Bun.sleep(500);
  const during = await timeOf(honest, different++);
  expect(state.done).toBe(false);
  console.log(`A photo took ${alone.toFixed(0)} ms alone, ${during.toFixed(0)} ms during the flood`);
  return { delayMs: during - alone, statuses: (await answers).map(({ status }) => status) };
}

test("a dozen large pictures of one account, from many addresses, hold up nobody and exceed its day", async () => {
  const flooder = await server.signUp();
  const bombs = Array.from({ length: 12 }, bomb);
  const { delayMs, statuses } = await delayBy(() => bombs.map((bytes) => send(flooder, bytes)));
  expect(delayMs).toBeLessThan(MOST_DELAY_MS);
  expect(statuses.filter((status) => status === 201)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});

test("66 photos of one account are too many for it, not for others", async () => {
  const flooder = await server.signUp();
  const photos = await Promise.all(Array.from({ length: 66 }, (_, i) => plainPhoto(1600, 1200, 1000 + i)));
  const { delayMs, statuses } = await delayBy(() => photos.map((bytes) => send(flooder, bytes)));
  expect(delayMs).toBeLessThan(MOST_DELAY_MS);
  expect(new Set(statuses)).toEqual(new Set([201, 503]));
});

test("many accounts of one address hold up nobody elsewhere", async () => {
  const flooders = await Promise.all(Array.from({ length: 8 }, () => server.signUp()));
  const bombs = flooders.flatMap((flooder) => [bomb(), bomb()].map((bytes) => ({ flooder, bytes })));
  const { delayMs, statuses } = await delayBy(() =>
    bombs.map(({ flooder, bytes }) => send(flooder, bytes, "192.0.2.7")),
  );
  expect(delayMs).toBeLessThan(MOST_DELAY_MS);
  expect(new Set(statuses)).toEqual(new Set([201]));
});
