import { freePort } from "#src/tooling/free-port.ts";
import { expect, test } from "./journey.ts";
import { makeDataDir, startServer } from "./server.ts";

test.use({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
  baseURL: async ({}, use) => {
    const PORT = String(freePort());
    // For browsers the name and the number of the same machine are two sites.
    const PHOTOS_PUBLIC_URL = `http://127.0.0.1:${PORT}/photos`;
    const server = await startServer(makeDataDir({ demo: true }), { PORT, PHOTOS_PUBLIC_URL });
    await use(server.origin);
    await server.stop();
  },
});

test("photos and share pictures are shown on pages of another origin @once", async ({
  page,
  at,
  baseURL,
}) => {
  const elsewhere = new URL((baseURL ?? "").replace("localhost", "127.0.0.1"));
  const read = async <T>(path: string) => (await (await page.request.get(path)).json()) as T[];
  const car = (await read<{ images: string[] }>("/api/cars")).find(({ images }) => images.length > 0);
  const [plate] = await read<{ id: string }>("/api/number-plates");
  const photo = car?.images[0] ?? "";
  const shared = `${photo.slice(0, "/photos/".length + 32)}-share.jpg`;
  const paths = [photo, shared, `/number-plates/${plate?.id}/share.png`, "/share.png"];

  await page.goto(at("/search"));
  const isShown = (image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0);
  expect(await page.locator(`img[src^="${elsewhere.origin}"]`).first().evaluate(isShown)).toBe(true);
  const widths = await page.evaluate(
    (sources) =>
      Promise.all(
        sources.map(async (src) => {
          const image = Object.assign(new Image(), { src });
          await image.decode().catch(() => {});
          return image.naturalWidth;
        }),
      ),
    paths.map((path) => new URL(path, elsewhere).href),
  );
  expect(widths).toEqual([960, 960, 1200, 1200]);
});
