import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSideScroll } from "./accessible.ts";
import { expect, test, toastOf, wake } from "./journey.ts";
import { expectNumbersLeftToRight } from "./left-to-right.ts";
import { signUp } from "./people.ts";
import { atOtherSize } from "./sound.ts";
import { onSlowLine } from "./slow-line.ts";

const patternField = (page: Page) => page.locator('input[name="pattern"]');
const numbers = (page: Page) =>
  page
    .getByRole("article")
    .getByRole("img")
    .evaluateAll((plates) => plates.map((it) => /\d+$/.exec(it.getAttribute("aria-label") ?? "")?.[0] ?? ""));

test("a buyer types a pattern into the plate's cells with a number keyboard", async ({ page, at, t }) => {
  await page.goto(at("/number-plates"));
  await wake(page, "plates");
  const four = page.getByRole("navigation", { name: t.platesDigits() }).getByRole("link", { name: "4" });
  await four.click();
  await expect(patternField(page)).toHaveValue("????");

  // On a busy machine a digit is typed before the next frame.
  await page.evaluate(() => {
    const inFrame = requestAnimationFrame;
    window.requestAnimationFrame = (draw) => Number(setTimeout(() => inFrame(draw), 300));
  });
  // The second cell: the plate is 520 wide, and its cells begin at 206.
  const box = await patternField(page).boundingBox();
  if (!box) throw new Error("Plate is not there");
  await patternField(page).click({ position: { x: (box.width * 310) / 520, y: box.height / 2 } });
  await page.keyboard.type("7");
  await expect(patternField(page)).toHaveValue("?7??");
  await page.keyboard.type("٧");
  await expect(patternField(page)).toHaveValue("?77?");
  await page.keyboard.press("Backspace");
  await expect(patternField(page)).toHaveValue("?7??");
  await page.keyboard.type("7");
  await expect(page).toHaveURL(at("/number-plates?pattern=%3F77%3F"));
  const isFound = async () => {
    const found = await numbers(page);
    return found.length > 0 && found.every((number) => /^\d77\d$/.test(number));
  };
  await expect.poll(isFound).toBe(true);

  const more = page.getByText(t.platesMore(), { exact: true });
  if (await more.isVisible()) await more.click();
  await patternField(page).press("Home");
  await page.getByRole("button", { name: t.platesAfterCode() }).click();
  await patternField(page).press("Home");
  await page.keyboard.type("10");
  await expect(patternField(page)).toHaveValue("10-?77?");
  await page.goBack();
  await expect(patternField(page)).not.toHaveValue("10-?77?");
});

test("filters are expanded, applied and removed, and the address contains them @phone", async ({
  page,
  at,
  t,
}) => {
  await page.goto(at("/number-plates"));
  await wake(page, "plates");
  await page.getByText(t.searchFilters(), { exact: true }).click();
  await expectAccessible(page);
  const { jumps, requests, atFullSpeed } = await onSlowLine(page);
  await page.getByRole("checkbox", { name: t.patternLabel("mirror") }).check({ force: true });
  await expect(page).toHaveURL(at("/number-plates?tags=mirror"));
  await expect(page.locator("[aria-busy]")).toHaveCount(0);
  expect(requests()).toEqual(["/api/search/number-plates?tags=mirror"]);
  expect(await jumps()).toEqual([]);
  await atFullSpeed();
  await expectNoSideScroll(page);
  await page.getByRole("textbox", { name: t.platesEndsWith() }).fill("7");
  await expect(page).toHaveURL(at("/number-plates?endsWith=7&tags=mirror"));
  const mirrored = (number: string) => number === [...number].toReversed().join("") && number.endsWith("7");
  await expect.poll(async () => (await numbers(page)).every(mirrored)).toBe(true);
  const found = page.getByRole("heading", { name: t.platesFound((await numbers(page)).length) });
  await expect(found).toBeVisible();
  await page.reload();
  await wake(page, "plates");
  const chips = page.getByRole("list", { name: t.searchActiveFilters() }).getByRole("link");
  await expect(chips).toHaveCount(2);
  await chips.first().click();
  await expect(chips).toHaveCount(1);
  await page.getByRole("link", { name: t.searchClearAll() }).click();
  await expect(page).toHaveURL(at("/number-plates"));
});

test("a search without plates says so and links to all plates @once", async ({ page, at, t }) => {
  await page.goto(at("/number-plates?pattern=99-98989&location=aqaba"));
  await expect(page.getByText(t.platesNoneTitle())).toBeVisible();
  await expectAccessible(page);
  await wake(page, "plates");
  const words = page.getByRole("combobox", { name: t.platesText() });
  await page.goto(at("/number-plates?endsWith=0"));
  await wake(page, "plates");
  const more = page.getByText(t.platesMore(), { exact: true });
  if (await more.isVisible()) await more.click();
  await words.fill("0");
  await words.fill(t.patternLabel("mirror"));
  await words.press("Enter");
  await page.getByRole("link", { name: t.searchWithout(t.platesChipEnds(["0"])) }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.goto(at("/number-plates?pattern=99-98989&location=aqaba"));
  await page.getByRole("link", { name: t.platesClearAll() }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.goto(at("/number-plates?tags=mirror&location=Amman&maxPrice=5000&digitCount=4"));
  await expect(page.getByRole("list", { name: t.searchActiveFilters() }).getByRole("link")).toHaveCount(4);
  await expectNoSideScroll(page);
});

test(
  "a link clicked while the page becomes interactive is followed",
  { tag: "@once" },
  async ({ page, at, t }) => {
    await page.goto(at("/number-plates?pattern=99-98989&location=aqaba"));
    const clearAll = page.getByRole("link", { name: t.platesClearAll() });
    // The first effect after hydration sets this property.
    await clearAll.evaluate((link: HTMLElement) => {
      const form = document.forms.namedItem("plates-form");
      if (form)
        Object.defineProperty(form, "noValidate", {
          set() {
            link.click();
          },
        });
    });
    await wake(page, "plates");
    await expect(page.getByRole("article").first()).toBeVisible();
  },
);

test("plates and prices read left to right; a guest's contact link asks to sign in, a member's opens it", async ({
  page,
  at,
  t,
}) => {
  await page.goto(at("/number-plates"));
  await expectNumbersLeftToRight(page);
  await atOtherSize(page, () => expectNumbersLeftToRight(page));
  await wake(page, "plates");
  await page.getByRole("article").first().getByRole("link", { name: t.plateContact() }).click();
  await expect(toastOf(page, t)).toContainText(t.signInToContactToast());

  await signUp(page.request);
  await page.goto(at("/number-plates"));
  await page.getByRole("article").first().getByRole("link", { name: t.plateContact() }).click();
  await expect(page).toHaveURL((url) => url.hash === "#contact");
  await expect(page.getByRole("link", { name: t.whatsapp() })).toBeInViewport();
});
