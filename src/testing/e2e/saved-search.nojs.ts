import { expectAccessibleWithoutScripts } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { hearOfNews, newWord, saveSearch, signUpConfirmed } from "./saved-search.ts";

test("a saved search without scripts: email, marks, and one click to stop the emails", hearOfNews);

test("without scripts push notifications are not offered", async ({ page, mails, at, t, language }) => {
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
