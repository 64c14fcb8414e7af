import { expectAccessible, expectNoSideScroll } from "./accessible.ts";
import { openDealer } from "./dealers.ts";
import { expect, test } from "./journey.ts";
import { expectOneLanguage } from "./one-language.ts";
import { signUp } from "./people.ts";
import { expectSound } from "./sound.ts";

test("a dealer applies, is verified and gets a salesperson", async ({
  page,
  visit,
  mails,
  at,
  t,
  language,
}) => {
  await openDealer({
    page,
    visit,
    mails,
    at,
    t,
    look: async (seen) => {
      await expectAccessible(seen);
      await expectNoSideScroll(seen);
      await expectOneLanguage(seen, language);
    },
  });
});

test("the office is sound", async ({ page, at, language }) => {
  await signUp(page.request);
  await expectSound(page, at("/dealer/new"), language);
  const names = { nameEn: "Citadel", nameAr: "القلعة", legalName: "Citadel LLC" };
  const data = { ...names, phone: "0791234567", location: "Amman" };
  expect((await page.request.post("/api/dealers", { data })).status()).toBe(201);
  for (const path of ["/dealer", "/dealer/profile", "/dealer/people"])
    await expectSound(page, at(path), language);
});
