import { afterEach, expect, test } from "bun:test";
import { network } from "#src/http/safe-fetch.ts";
import { plainPhoto } from "#src/testing/listings/pictures.ts";
import { car, stockDesk } from "#src/testing/site/stock-desk.ts";
import { runImports } from "./actions/run-imports.ts";
import { fetchStockPhotos } from "./actions/stock-photos.ts";
import { listFailedPhotos } from "./queries/imports.ts";

const real = { ...network };
afterEach(() => void Object.assign(network, real));

const picture = await plainPhoto(640, 480);

/** Answers with photos, and with errors for addresses that end in `gone`. Lists what was asked for. */
function outside(answerTo: (path: string, headers: Headers) => Response | null = () => null): string[] {
  const asked: string[] = [];
  network.resolve = async () => ["93.184.215.14"];
  network.fetch = async (input, init) => {
    const { pathname } = new URL(input);
    asked.push(pathname);
    const answer = answerTo(pathname, new Headers(init.headers as HeadersInit));
    return answer ?? (pathname.endsWith("gone") ? new Response("", { status: 404 }) : new Response(picture));
  };
  return asked;
}

const at = (...names: string[]) => names.map((name) => `https://img.example/${name}`).join("|");

test("photos come after the import, and a failed one is named while the car stays", async () => {
  const asked = outside();
  const { app, importAll, stock } = await stockDesk();
  const { id } = await importAll([car("A1", { images: at("one.jpg", "gone", "x") })]);
  expect([asked, (await stock()).A1.images]).toEqual([[], []]);
  await fetchStockPhotos(app.deps);
  expect((await stock()).A1.images).toHaveLength(1);
  expect(await listFailedPhotos(app.deps.db.read, id)).toMatchObject([
    { stockId: "A1", address: "https://img.example/gone", reason: expect.stringContaining("link") },
  ]);
  expect(asked.sort()).toEqual(["/gone", "/one.jpg", "/x"]);
});

test("the same addresses are not fetched again, and others only if they changed", async () => {
  const { app, importAll, plan, stock } = await stockDesk();
  outside(() => new Response(picture, { headers: { ETag: '"1"' } }));
  await importAll([car("A1", { images: at("a.jpg") })]);
  await fetchStockPhotos(app.deps);
  expect((await plan([car("A1", { images: at("a.jpg") })])).counts).toMatchObject({ unchanged: 1 });
  const other = await plainPhoto(320, 240, 2);
  const seen: (string | null)[] = [];
  outside((path, headers) => {
    seen.push(headers.get("If-None-Match"));
    return path === "/a.jpg" ? new Response(null, { status: 304 }) : new Response(other);
  });
  const { A1 } = await stock();
  await importAll([car("A1", { images: at("b.jpg", "a.jpg") })]);
  await fetchStockPhotos(app.deps);
  expect(seen.sort()).toEqual(['"1"', null]);
  const { images } = (await stock()).A1;
  expect([images.length, images[1]]).toEqual([2, A1.images[0]]);
});

test("our own photos need no fetching, and a file without photos keeps them", async () => {
  const { app, importAll, plan, stock } = await stockDesk();
  const asked = outside();
  await importAll([car("A1", { images: at("a.jpg") })]);
  await fetchStockPhotos(app.deps);
  const [own] = (await stock()).A1.images;
  const address = `http://localhost:${app.deps.config.PORT}${own}`;
  expect((await plan([car("A1", { images: address })])).counts).toMatchObject({ unchanged: 1 });
  expect((await plan([car("A1", { images: "" })])).counts).toMatchObject({ unchanged: 1 });
  await importAll([car("B1", { images: address })]);
  await fetchStockPhotos(app.deps);
  expect([(await stock()).B1.images, asked]).toEqual([[own], ["/a.jpg"]]);
});

test("private addresses are not fetched", async () => {
  const asked = outside();
  network.resolve = async () => ["127.0.0.1"];
  const { app, importAll } = await stockDesk();
  const { id } = await importAll([car("A1", { images: at("a.jpg") })]);
  await fetchStockPhotos(app.deps);
  expect([asked, await listFailedPhotos(app.deps.db.read, id)]).toMatchObject([[], [{ stockId: "A1" }]]);
});

test("photos that arrive after a plan do not make it stale", async () => {
  outside();
  const { app, importAll, plan, apply } = await stockDesk();
  await importAll([car("A1", { images: at("a.jpg") })]);
  const changes = await plan([car("A1", { price: "11000" })]);
  await fetchStockPhotos(app.deps);
  expect((await apply(changes)).result).toMatchObject({ changed: 1, skipped: 0 });
});

test("taking an import back brings the former photos", async () => {
  outside((path) => (path === "/b.jpg" ? new Response(null, { status: 404 }) : null));
  const { app, importAll, plan, call, stock } = await stockDesk();
  await importAll([car("A1", { images: at("a.jpg") })]);
  await fetchStockPhotos(app.deps);
  const { A1 } = await stock();
  const rows = [car("A1", { images: at("b.jpg") })];
  const { id } = await importAll(rows);
  await call("POST", `${id}/undo`);
  await runImports(app.deps);
  await fetchStockPhotos(app.deps);
  expect((await stock()).A1.images).toEqual(A1.images);
  expect((await plan(rows)).counts).toMatchObject({ changed: 1 });
});
