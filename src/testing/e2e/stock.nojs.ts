import { expectAccessibleWithoutScripts, expectNoSideScroll } from "./accessible.ts";
import { test } from "./journey.ts";
import { importStock } from "./stock.ts";

test("without scripts: a file of stock is corrected, applied, changed and restored", async ({
  page,
  at,
  t,
}) => {
  await importStock({
    page,
    at,
    t,
    look: async (seen) => {
      await expectAccessibleWithoutScripts(seen);
      await expectNoSideScroll(seen);
    },
  });
});
