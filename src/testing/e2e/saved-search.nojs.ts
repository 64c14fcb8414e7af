import { expectAccessibleWithoutScripts } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { hearOfNews, newWord, saveSearch, signUpConfirmed } from "./saved-search.ts";

test("a saved search without scripts: mail, marks, and one click that stops it", hearOfNews);

test("without scripts nothing offers notifications", async ({ page, mails, at, t, language }) => {
  await signUpConfirmed(page, { mails, t, at, language });
  await page.goto(at("/search?make=Toyota"));
  await saveSearch(page, t, newWord());
  for (const path of ["/saved-searches", "/settings"]) {
    await page.goto(at(path));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText(t.pushAsk())).toBeHidden();
    await expectAccessibleWithoutScripts(page);
  }
});
