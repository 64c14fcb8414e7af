import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSideScroll } from "./accessible.ts";
import { expect, test, toastOf, wake } from "./journey.ts";
import { signUp } from "./people.ts";

const card = (page: Page, name: string) =>
  page.getByRole("article").filter({ has: page.getByRole("img", { name, exact: true }) });

test("a plate is listed, found by pattern and by tag, asked about, and sold", async ({
  page,
  visit,
  at,
  t,
}) => {
  await signUp(page.request);
  const stop = async (where: Page) => {
    await expectAccessible(where);
    await expectNoSideScroll(where);
  };
  // Each run has a mirror of its own, so that no plate is listed twice.
  const half = String((Math.floor(Date.now() / 1000) % 90) + 10);
  const number = `${half}7${[...half].toReversed().join("")}`;
  const plate = t.plateSpoken("61", number);

  await test.step("is listed with Arabic digits", async () => {
    await page.goto(at("/list-number-plate"));
    await wake(page, "plate-form");
    await page.getByRole("textbox", { name: t.plateCode() }).fill("٦١");
    await page.getByRole("textbox", { name: t.plateNumber() }).fill(number);
    await expect(page.getByRole("img", { name: plate, exact: true }).first()).toBeVisible();
    await expect(page.getByRole("textbox", { name: t.plateTitle() })).toHaveValue(new RegExp(number));
    await page.getByRole("textbox", { name: t.platePrice() }).fill("2,500");
    await page.getByRole("combobox", { name: t.plateLocation() }).selectOption("Irbid");
    await stop(page);
    await page.getByRole("button", { name: t.publishPlate() }).click();
    await expect(page).toHaveURL((url) => url.pathname === at("/number-plates"));
    await expect(toastOf(page, t)).toContainText(t.plateListedToast());
  });

  const buyer = await visit();
  await test.step("is found by pattern", async () => {
    await buyer.goto(at(`/number-plates?pattern=${encodeURIComponent(`??7?${number.at(-1)}`)}`));
    await expect(card(buyer, plate)).toBeVisible();
    await stop(buyer);
  });

  await test.step("is found by its tag and opened", async () => {
    await buyer.goto(at(`/number-plates?tags=mirror&areaCode=61`));
    await card(buyer, plate).getByRole("link").first().click();
    await expect(buyer.getByRole("img", { name: plate, exact: true }).first()).toBeVisible();
    await expect(buyer.getByText(t.patternExplanation("mirror"))).toBeVisible();
    await stop(buyer);
  });

  const message = "السلام عليكم، هل اللوحة ما زالت متوفرة؟";
  const address = buyer.url();
  await test.step("is asked about", async () => {
    await wake(buyer, "inquiry");
    await buyer.locator('[data-island="inquiry"]').getByRole("link").click();
    const dialog = buyer.getByRole("dialog", { name: t.plateContactSeller() });
    await dialog.getByRole("textbox", { name: t.inquiryName() }).fill("Lina Qasem");
    await dialog.getByRole("textbox", { name: t.inquiryPhone() }).fill("0787654321");
    await dialog.getByRole("textbox", { name: t.inquiryEmail() }).fill("lina@example.com");
    await dialog.getByRole("textbox", { name: t.inquiryMessage() }).fill(message);
    await dialog.locator('button[type="submit"]').click();
    await expect(toastOf(buyer, t)).toContainText(t.plateInquirySentToast());
  });

  await test.step("is read about in the dashboard and marked sold", async () => {
    await page.goto(at("/dashboard"));
    await expect(page.getByText(message).first()).toBeVisible();
    await expect(page.getByRole("img", { name: plate, exact: true }).first()).toBeVisible();
    await stop(page);
    await page.getByRole("button", { name: t.listingMarkSold() }).click();
    await expect(toastOf(page, t)).toContainText(t.markedSoldToast());
    await buyer.goto(address);
    await expect(buyer.getByText(t.badgeSold()).first()).toBeVisible();
    await buyer.goto(at(`/number-plates?tags=mirror&areaCode=61`));
    await expect(card(buyer, plate)).toHaveCount(0);
  });
});

test("every plate and price stands on one line, the code before the number", async ({ page, at }) => {
  await page.goto(at("/number-plates"));
  const broken = await page.evaluate(() => {
    const wraps = (it: Element) =>
      new Set([...it.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    return [...document.querySelectorAll("main .num")].filter(wraps).map((it) => it.textContent);
  });
  expect(broken).toEqual([]);
  const mirrored = await page.evaluate(
    () =>
      [...document.querySelectorAll("article svg[role=img]")].filter((plate) => {
        const boxes = [...plate.querySelectorAll("path")].map((path) => path.getBoundingClientRect());
        const [band, last] = [boxes[0], boxes.at(-1)];
        return !band || !last || getComputedStyle(plate).transform !== "none" || last.right < band.left;
      }).length,
  );
  expect(mirrored).toBe(0);
});
