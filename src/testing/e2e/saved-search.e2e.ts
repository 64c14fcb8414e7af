import { expectAccessible, expectNoSideScroll } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { hearOfNews, newWord, saveSearch, signUpConfirmed } from "./saved-search.ts";

test("a saved search: a match is emailed, its link marks it, and one click stops the emails", hearOfNews);

test("saved searches are listed, changed, deleted and restored", async ({ page, mails, at, t, language }) => {
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
  await page.getByRole("button", { name: t.savedSearchUndo() }).click();
  await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
});
