import { expectAccessibleWithoutScripts, expectNoSideScroll } from "./accessible.ts";
import { photoTiles } from "./cars.ts";
import { expect, test } from "./journey.ts";
import { signUp } from "./people.ts";

test("without scripts: a draft from another device opens filled in, and is deleted on the dashboard", async ({
  page,
  at,
  t,
}) => {
  await signUp(page.request);
  for (const title of ["كيا ريو", "كيا سيراتو"]) {
    const values = { title, features: ["Sunroof"] };
    const data = { kind: "car", values, photos: [], editedMsAgo: 0 };
    const id = `draft-${title === "كيا ريو" ? "rio" : "cerato"}-${Date.now()}`;
    const saved = await page.request.put(`/api/user/drafts/${id}`, { data });
    expect(saved.status()).toBe(204);
  }
  await page.goto(at("/dashboard"));
  const row = (title: string) => page.getByRole("listitem").filter({ hasText: title });
  await expectAccessibleWithoutScripts(page);
  await expectNoSideScroll(page);
  await row("كيا ريو").getByRole("link", { name: t.draftContinue() }).click();
  await expect(page.getByText(t.draftRestored())).toBeVisible();
  await expect(page.getByLabel(t.listingTitle(), { exact: true })).toHaveValue("كيا ريو");
  await expect(page.getByRole("checkbox", { name: t.featureLabel("Sunroof") })).toBeChecked();
  await expect(page.getByRole("button", { name: t.draftDiscard() })).toBeHidden();
  await expect(photoTiles(page, t)).toHaveCount(0);

  await page.goto(at("/dashboard"));
  await row("كيا ريو").getByRole("button", { name: t.listingDelete() }).click();
  await page.getByRole("dialog").getByRole("button", { name: t.listingDelete(), exact: true }).click();
  await expect(page.getByText(t.draftDeletedToast())).toBeVisible();
  await expect(row("كيا ريو")).toHaveCount(0);
  await expect(row("كيا سيراتو")).toBeVisible();
});
