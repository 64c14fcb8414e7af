import { expect, test } from "bun:test";
import { asksAvailability, warningIn } from "./phrases.ts";

test("deposits, codes, accounts and links are warned of; usual words of a sale are not", () => {
  const said: Record<string, ReturnType<typeof warningIn>> = {
    "ابعث عربون 100 دينار وبحجزها إلك": "deposit",
    "وين أحوّل المصاري؟": "deposit",
    "ادفع ١٠٠ دينار مقدم": "deposit",
    "zaincash 079 123 4567": "deposit",
    "Send the deposit by Western Union": "deposit",
    "ابعتلي الكود اللي وصلك": "code",
    "حوّلها على كليك": "account",
    "Look at https://example.com/car": "link",
    "نقل وتحويل الملكية علينا": null,
    "تحويل السيارة بالترخيص بكرا": null,
    "عندي سؤال حول المحرك": null,
    "The transfer of ownership takes one morning.": null,
  };
  expect(Object.fromEntries(Object.keys(said).map((text) => [text, warningIn(text)]))).toEqual(said);
});

test("a buyer's question whether it is still for sale is found", () => {
  for (const text of ["لسا متوفرة؟", "Is the Avante still available?"])
    expect(asksAvailability(text)).toBe(true);
  expect(asksAvailability("وين السيارة؟")).toBe(false);
});
