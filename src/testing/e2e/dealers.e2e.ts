import { expectAccessible, expectNoSideScroll } from "./accessible.ts";
import { openDealer } from "./dealers.ts";
import { test } from "./journey.ts";
import { expectOneLanguage } from "./one-language.ts";

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
