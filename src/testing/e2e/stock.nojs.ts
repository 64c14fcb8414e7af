import { expectNoSideScroll } from "./accessible.ts";
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
    // The office has no islands: axe finds the same in these pages with scripts.
    look: expectNoSideScroll,
  });
});
