import { expectAccessible, expectNoSideScroll } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { MAX_SAVED_SEARCHES } from "#src/features/saved-searches/schema.ts";
import { hearOfNews, newWord, saveSearch, signUpConfirmed } from "./saved-search.ts";

test(
  "a saved search: a match is emailed, its link marks it, and one click stops the emails",
  { tag: "@once" },
  hearOfNews,
);

test("saved searches are listed, changed, deleted and restored @phone", async ({
  page,
  mails,
  at,
  t,
  language,
}) => {
  await signUpConfirmed(page, { mails, t, at, language });
  await page.goto(at("/saved-searches"));
  await expect(page.getByRole("heading", { name: t.savedSearchesNone() })).toBeVisible();
  await expectAccessible(page);
  await page.goto(at("/search?make=Toyota&maxPrice=17000"));
  const name = newWord();
  await saveSearch(page, t, name);
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
  await card.getByRole("button", { name: t.savedSearchRhythm("weekly") }).click();
  await expect(card.getByRole("button", { name: t.savedSearchRhythm("weekly") })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await card.getByRole("button", { name: t.savedSearchDelete(name) }).click();
  await expect(page.getByRole("heading", { name, exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: t.undo() }).click();
  await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
});

test(
  "a search is saved over the results, once; one too many is refused there",
  { tag: "@phone" },
  async ({ page, mails, at, t, language }) => {
    await signUpConfirmed(page, { mails, t, at, language });
    for (let i = 1; i < MAX_SAVED_SEARCHES; i++) {
      const data = { kind: "car", query: `make=Kia&maxPrice=${i}`, rhythm: "never" };
      expect((await page.request.post("/api/saved-searches", { data })).status()).toBe(201);
    }
    await page.goto(at("/search?make=Toyota"));
    const link = page.getByRole("link", { name: t.savedSearchSubmit() });
    const sheet = page.getByRole("dialog", { name: t.savedSearchNewTitle() });
    const submit = sheet.getByRole("button", { name: t.savedSearchSubmit() });
    // With Alt the browser downloads a link.
    await Promise.all([page.waitForEvent("download"), link.click({ modifiers: ["Alt"] })]);
    await expect(sheet).toHaveCount(0);
    await link.click();
    await expect(sheet.getByText(t.savedSearchWhenHint())).toBeVisible();
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await submit.dblclick();
    await expect(page.getByText(t.savedSearchDone(), { exact: true })).toBeVisible();
    await expect(sheet).toHaveCount(0);
    await expect(link).toBeFocused();
    const saved = (await (await page.request.get("/api/saved-searches")).json()) as { name: string }[];
    expect(saved).toHaveLength(MAX_SAVED_SEARCHES);

    await link.click();
    await submit.click();
    await expect(page.getByText(t.savedSearchesFull(MAX_SAVED_SEARCHES)).first()).toBeVisible();
    await expect(sheet).toBeVisible();
    await sheet.getByRole("button", { name: t.uiClose() }).first().click();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL((url) => url.pathname === at("/search"));
  },
);
