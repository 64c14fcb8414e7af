import { expect, test } from "bun:test";
import { testApp } from "#src/testing/site/test-app.ts";
import { typedCar } from "#src/testing/listings/typed-car.ts";
import { cars } from "../tables.ts";

/** A form as browsers send it without scripts when no photo was chosen. */
function browserForm(fields: Record<string, string | number>): RequestInit {
  const boundary = "----formboundary";
  const part = (disposition: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${value}\r\n`;
  const texts = Object.entries(fields).map(([name, value]) => part(`name="${name}"`, String(value)));
  const noFile = part('name="photos"; filename=""\r\nContent-Type: application/octet-stream', "");
  return {
    method: "POST",
    headers: { "Content-Type": `multipart/form-data; boundary=${boundary}` },
    body: `${texts.join("")}${noFile}--${boundary}--\r\n`,
  };
}

test("without scripts a car is published, even with an empty photo field", async () => {
  const app = testApp();
  const seller = await app.signUp();
  const response = await app.request("/ar/list-car", browserForm(typedCar), { as: seller });
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toBe("/ar/search");
  expect(await app.deps.db.read.$count(cars)).toBe(1);
});

test("without scripts a refused form is shown again with what was typed", async () => {
  const app = testApp();
  const seller = await app.signUp();
  const form = browserForm({ ...typedCar, title: "abc", features: "Sunroof" });
  const response = await app.request("/list-car", form, { as: seller });
  expect(response.status).toBe(400);
  const html = await response.text();
  expect(html).toContain("Title must be at least 5 characters");
  expect(html).toContain(typedCar.description);
  expect(html).toMatch(/<input[^>]*value="Sunroof"[^>]*checked|<input[^>]*checked[^>]*value="Sunroof"/);
});

test.each([
  ["/list-car", ["Basic Information", "Technical Specifications", "Features", "Images", "Description"]],
  ["/ar/list-car", ["المعلومات الأساسية", "المواصفات الفنية", "الإضافات", "الصور", "الوصف"]],
])("%s has the specification's sections in their order", async (path, sections) => {
  const app = testApp();
  const html = await (await app.request(path, {}, { as: await app.signUp() })).text();
  const titles = [...html.matchAll(/<h2 class="text-19">([^<]+)</g)].map(([, title = ""]) => title);
  expect(titles).toEqual(sections);
});
