import { expect, test } from "bun:test";
import { replyEmpty } from "#src/i18n/en/conversations.ts";
import { conversationMarket } from "#src/testing/listings/conversation-market.ts";

test("sellers keep ten quick replies in both languages, which only they see and remove", async () => {
  const { app, id, buyer, seller } = await conversationMarket();
  const PATH = "/messages/replies";
  const save = (textEn: string, textAr = "") => app.form(PATH, { textEn, textAr }, { as: seller });
  const page = async (path: string, as = seller) => (await app.request(path, {}, { as })).text();

  const empty = await save(" ");
  expect([empty.status, await empty.text()]).toEqual([400, expect.stringContaining(replyEmpty())]);
  expect((await save("Come & see it.", "تعال وشوفها.")).status).toBe(303);
  expect((await save("Only in English.")).status).toBe(303);
  expect(await page(`/messages/${id}`)).toContain('data-reply="Come &amp; see it."');
  const arabic = await page(`/ar/messages/${id}`);
  expect(arabic).toContain('data-reply="تعال وشوفها."');
  expect(arabic).toContain('data-reply="Only in English."');
  expect(await page(`/messages/${id}`, buyer)).not.toContain("Come &amp; see it.");

  for (let i = 2; i < 10; i++) expect((await save(`Reply ${i}`)).status).toBe(303);
  expect(await page(PATH)).not.toContain('name="textEn"');
  const full = await save("The eleventh");
  expect([full.status, (await full.text()).includes("The eleventh")]).toEqual([409, false]);

  const remove = /action="([^"]+\/delete)"/.exec(await page(PATH))?.[1] ?? "";
  await app.form(remove, {}, { as: buyer });
  expect(await page(PATH)).toContain("Come &amp; see it.");
  expect((await app.form(remove, {}, { as: seller })).status).toBe(303);
  expect(await page(PATH)).not.toContain("Come &amp; see it.");
  expect(await page(PATH)).toContain('name="textEn"');
});
