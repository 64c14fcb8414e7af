import { expectNoSideScroll } from "./accessible.ts";
import { openDealer } from "./dealers.ts";
import { test } from "./journey.ts";

test("without scripts: a dealer applies, is verified and gets a salesperson", async ({
  page,
  visit,
  mails,
  at,
  t,
}) => {
  // The office has no islands: axe finds the same in these pages with scripts.
  await openDealer({ page, visit, mails, at, t, look: expectNoSideScroll });
});
