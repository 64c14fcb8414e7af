import { DESKTOP, type Page, PHONE } from "../page.ts";

/** A dealer's number after a press, and the hours of a second span in the owner's form. */
export async function dealers(page: Page): Promise<void> {
  await page.open("/dealers/citadel-view-motors", PHONE);
  await page.see({ css: "#stock h2" });
  await page.press({ css: "[data-island=call-seller] a" });
  await page.see({ css: "[data-island=call-seller] .num", text: "77 000 0011" });
  await page.signIn("citadel");
  await page.open("/dealer/profile", DESKTOP);
  await page.press({ css: "details:not([open]) summary", text: page.t.dealerSecondSpan() });
  await page.seeFields("main details[open]");
}
