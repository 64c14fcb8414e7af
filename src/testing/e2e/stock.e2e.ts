import { expectAccessible, expectNoSideScroll } from "./accessible.ts";
import { test } from "./journey.ts";
import { expectOneLanguage } from "./one-language.ts";
import { importStock } from "./stock.ts";

test("a file of stock is corrected, applied, changed and restored", async ({ page, at, t, language }) => {
  await importStock({
    page,
    at,
    t,
    look: async (seen) => {
      await expectAccessible(seen);
      await expectNoSideScroll(seen);
      await expectOneLanguage(seen, language);
    },
  });
});
