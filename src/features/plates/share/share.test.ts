import { expect, test } from "bun:test";
import { inLanguage } from "#src/i18n/language.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { plantPlate } from "#src/testing/listings/plant-plate.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { plateShareImage } from "./share-image.ts";

const pictureIn = (html: string) =>
  /property="og:image" content="http:\/\/localhost([^"]+)"/.exec(html)?.[1] ?? "";

test("a plate's link preview shows the drawn plate in the size for social networks, cached until the number changes", async () => {
  const app = testApp({ config: { PUBLIC_ORIGIN: "http://localhost" } });
  const seller = await app.signUp();
  const id = await plantPlate(app, seller, { areaCode: 10, plateNumber: "1771" });
  const html = await (await app.request(`/ar/number-plates/${id}`)).text();
  const address = pictureIn(html);
  expect(address).toBe(`/number-plates/${id}/share.png?v=10-1771`);
  expect(html).toContain('name="twitter:card" content="summary_large_image"');

  const answer = await app.request(address);
  expect(answer.headers.get("Content-Type")).toBe("image/png");
  expect(answer.headers.get("Cache-Control")).toContain("immutable");
  expect(answer.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
  const bytes = await answer.bytes();
  expect(await new Bun.Image(bytes).metadata()).toEqual({ width: 1200, height: 630, format: "png" });
  expect(bytes.length).toBeLessThan(100_000);

  const again = await app.request(address, {
    headers: { "If-None-Match": answer.headers.get("ETag") ?? "" },
  });
  expect(again.status).toBe(304);
  const old = await app.request(`/number-plates/${id}/share.png?v=10-1`);
  expect(old.headers.get("Cache-Control")).not.toContain("immutable");
});

test("only an existing plate has a picture", async () => {
  const app = testApp();
  const car = await plantCar(app, await app.signUp());
  for (const id of [car, "nonsense"])
    expect((await app.request(`/number-plates/${id}/share.png`)).status).toBe(404);
});

test("every plate has its own picture, the same in both languages", async () => {
  const numbers = ["1", "12", "121", "4000", "12345", "88888"];
  const pictures = await Promise.all(
    numbers.flatMap((number) => ["1", "99"].map((code) => plateShareImage(code, number))),
  );
  expect(new Set(pictures.map((bytes) => Bun.hash(bytes))).size).toBe(12);
  const arabic = await inLanguage("ar", () => plateShareImage("1", "1"));
  expect(Bun.hash(arabic)).toBe(Bun.hash(pictures[0] ?? ""));
});

test("a page without its own picture has the site's", async () => {
  const app = testApp({ config: { PUBLIC_ORIGIN: "http://localhost" } });
  const car = await plantCar(app, await app.signUp());
  expect(pictureIn(await (await app.request(`/cars/${car}`)).text())).toBe("/share.png");
});
