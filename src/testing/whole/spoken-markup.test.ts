import { expect, test } from "bun:test";
import { plantCar } from "../listings/plant-car.ts";
import { plantPlate } from "../listings/plant-plate.ts";
import { testApp } from "../site/test-app.ts";

/* What screen readers and browsers without styles need. */

test("a title in the other language says so, on cards and pages", async () => {
  const app = testApp();
  const seller = await app.signUp();
  const ids = {
    "/cars": await plantCar(app, seller, { title: "كامري فل" }),
    "/number-plates": await plantPlate(app, seller, { title: "رقم مميز" }),
  };
  const paths = ["/search", "/number-plates", ...Object.entries(ids).map(([path, id]) => `${path}/${id}`)];
  for (const path of paths)
    for (const [language, lang] of [
      ["", ' lang="ar"'],
      ["/ar", ""],
    ]) {
      const html = await (await app.request(`${language}${path}`)).text();
      expect([path, html]).toEqual([
        path,
        expect.stringMatching(
          new RegExp(`<(h\\d|bdi) dir="rtl"${lang}[^>]*>(?:<a [^>]*>)?(كامري فل|رقم مميز)<`),
        ),
      ]);
    }
});

test("the field for robots is labelled, and forms of search are landmarks", async () => {
  const app = testApp();
  const id = await plantCar(app, await app.signUp());
  for (const path of ["/", "/contact", `/cars/${id}/inquiry`])
    expect([path, await (await app.request(path)).text()]).toEqual([
      path,
      expect.stringMatching(/<label>Leave this field empty<input[^>]* name="website"/),
    ]);
  for (const path of ["/", "/search", "/number-plates"])
    expect([path, await (await app.request(path)).text()]).toEqual([
      path,
      expect.stringContaining('role="search"'),
    ]);
});
