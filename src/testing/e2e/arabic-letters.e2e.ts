import type { Locator, Page } from "@playwright/test";
import { expect, test, wake } from "./journey.ts";

/** Text with letters far below the baseline and marks above it. */
const TEXT = "كامري، عجيج وشيخ لأيّ";

/** A busy browser may answer with a picture from before the last change. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** The number of pixel rows with the element's text: those that change when the text becomes transparent. */
async function inkRowsOf(page: Page, element: Locator): Promise<number> {
  const pictures: string[] = [];
  await drawn(page);
  const box = await element.boundingBox();
  if (!box) return 0;
  const clip = { x: box.x, y: box.y - 12, width: box.width, height: box.height + 24 };
  for (const color of ["black", "transparent"]) {
    await element.evaluate((it, fill) => it.style.setProperty("-webkit-text-fill-color", fill), color);
    await drawn(page);
    pictures.push((await page.screenshot({ clip })).toString("base64"));
  }
  return page.evaluate(async (encoded) => {
    const [inked, blank] = await Promise.all(
      encoded.map(async (data) => {
        const image = new Image();
        image.src = `data:image/png;base64,${data}`;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height);
        const context = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, image.width, image.height);
      }),
    );
    if (!inked || !blank) return 0;
    const rows = new Set<number>();
    inked.data.forEach((value, i) => {
      if (Math.abs(value - (blank.data[i] ?? 0)) > 60) rows.add(Math.floor(i / 4 / inked.width));
    });
    return rows.size;
  }, pictures);
}

/** Compares with a line three times as high, which cuts nothing off. */
async function expectWholeLetters(page: Page, element: Locator): Promise<void> {
  await element.evaluate((it) => it.scrollIntoView({ block: "center" }));
  const rows = await inkRowsOf(page, element);
  await element.evaluate((it) => it.style.setProperty("line-height", "3"));
  expect(rows, "rows with ink").toBe(await inkRowsOf(page, element));
  expect(rows).toBeGreaterThan(12);
}

const write = (element: Locator) => element.evaluate((it, text) => (it.textContent = text), TEXT);

test("Arabic letters are not cut off in inputs, placeholders, selects, chips and titles", async ({
  page,
  at,
  t,
}) => {
  await page.goto(at("/search?make=Toyota&q=toyota"));
  await wake(page, "search");
  const words = page.locator("input[name=q]:visible").first();
  await words.evaluate((it: HTMLInputElement, text) => (it.value = text), TEXT);
  await expectWholeLetters(page, words);
  for (const name of [".chip bdi", ".car-title"]) {
    const element = page.locator(name).first();
    await write(element);
    await expectWholeLetters(page, element);
  }
  await page.goto(at("/contact"));
  const subject = page.getByRole("textbox", { name: t.contactSubject() });
  await subject.fill(TEXT);
  await subject.blur();
  await expectWholeLetters(page, subject);
  const rows = await inkRowsOf(page, subject);
  await subject.fill("");
  await subject.blur();
  await subject.evaluate((it: HTMLInputElement, text) => (it.placeholder = text), TEXT);
  expect(await inkRowsOf(page, subject), "rows with ink of the placeholder").toBe(rows);
  await page.goto(at("/register"));
  const city = page.getByRole("combobox", { name: t.location() });
  await write(city.locator("option").first());
  await expectWholeLetters(page, city);
});
