import { expect, test } from "bun:test";
import { decode } from "#src/http/encoding.ts";
import type { Log } from "#src/runtime/log.ts";
import { cachedSite } from "#src/testing/site/cached-site.ts";
import { noAssets } from "#src/testing/site/no-assets.ts";
import { VIEWS } from "#src/drawing-thread.ts";
import { drawingWith } from "./draw-page.tsx";
import { openDrawing } from "./drawing.ts";
import type { Draw } from "./page.ts";

const here = drawingWith(noAssets);

function openThread(script = "../testing/site/drawing-thread.ts", busyPages = 1) {
  const logged: string[] = [];
  const log = { error: (message: string) => void logged.push(message), info: () => {} } as unknown as Log;
  let drawnHere = 0;
  const countedHere: Draw = (...given) => {
    drawnHere++;
    return here(...given);
  };
  const draw = openDrawing(new URL(script, import.meta.url), countedHere, log, busyPages);
  /** Repeats it until the thread is ready. */
  const drawInThread: Draw = async (...given) => {
    for (;;) {
      const before = drawnHere;
      const html = await draw(...given);
      if (drawnHere === before) return html;
      await Bun.sleep(10);
    }
  };
  return { logged, draw, drawInThread };
}

const textOf = async (drawn: ReturnType<Draw>) => new TextDecoder().decode(decode(await drawn, "zstd"));

test("the thread draws every view as the server does", async () => {
  const { drawInThread, logged } = openThread();
  const drawn = new Set<string>();
  const site = await cachedSite({
    config: { PHOTOS_PUBLIC_URL: "https://photos.example" },
    draw: async (view, props, frame) => {
      drawn.add(view.name);
      const inThread = drawInThread(view, props, frame);
      expect(await textOf(inThread)).toBe(await textOf(here(view, props, frame)));
      return inThread;
    },
  });
  const paths = ["/search?make=Toyota", "/ar/search", "/number-plates", `/cars/${site.car}`];
  for (const path of [...paths, `/ar/number-plates/${site.plate}`])
    for (const as of [undefined, site.seller])
      expect([path, (await site.open(path, { as })).status]).toEqual([path, 200]);
  expect(drawn).toEqual(new Set(VIEWS.map(({ name }) => name)));
  expect(logged).toEqual([]);
});

test("an error in the thread fails one request only", async () => {
  const { drawInThread, logged } = openThread();
  const site = await cachedSite({ draw: drawInThread });
  expect((await site.open("/search")).status).toBe(200);
  const broken = await cachedSite({
    draw: (view, ...given) => drawInThread({ ...view, name: "none" }, ...given),
  });
  expect((await broken.open("/search")).status).toBe(500);
  expect((await site.open("/search?make=Kia")).status).toBe(200);
  expect(logged).toEqual([]);
});

test("the server draws pages itself once the thread has ended", async () => {
  const { draw, logged } = openThread("no-such-file.ts");
  const site = await cachedSite({ draw });
  expect((await site.open("/search")).status).toBe(200);
  while (logged.length === 0) await Bun.sleep(10);
  expect((await site.open("/search?make=Kia")).status).toBe(200);
  expect(logged).toEqual(["the drawing thread ended; pages are drawn by the server's thread"]);
});

test("the server draws the pages that the thread was drawing when it ended", async () => {
  const { draw, logged } = openThread("../testing/site/dying-thread.ts");
  const site = await cachedSite({ draw });
  for (let price = 1; logged.length === 0; price++) {
    expect((await site.open(`/search?minPrice=${price}`)).status).toBe(200);
    await Bun.sleep(10);
  }
});

test("the thread starts once many pages are drawn within a second", async () => {
  const { draw, logged } = openThread("no-such-file.ts", 20);
  const site = await cachedSite({ draw });
  const open = (first: number, last: number) =>
    Promise.all(Array.from({ length: last - first }, (_, i) => site.open(`/search?minPrice=${first + i}`)));
  await open(1, 20);
  await Bun.sleep(1000);
  await open(20, 39);
  await Bun.sleep(200);
  expect(logged).toEqual([]);
  for (let first = 40; logged.length === 0; first += 40) {
    await open(first, first + 40);
    await Bun.sleep(10);
  }
});
