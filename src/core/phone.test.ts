import { expect, test } from "bun:test";
import { formatPhone, looksLikePhone, mayHaveWhatsapp, whatsappDigits } from "./phone.ts";

test("browsers reject only what cannot be a phone number", () => {
  for (const text of [
    "079 123 4567",
    "٠٧٩١٢٣٤٥٦٧",
    "+44 (0)7911 123456",
    "06/500-1234",
    "\u202a0791234567\u202c",
    "0\ufe0f\u20e37\ufe0f\u20e39\ufe0f\u20e3 123\u31644567",
    "123456",
    "1".repeat(20),
  ])
    expect([text, looksLikePhone(text)]).toEqual([text, true]);
  for (const text of ["", "12345", "call me", "079123456a", "1".repeat(21)])
    expect([text, looksLikePhone(text)]).toEqual([text, false]);
});

test("a Jordanian number is shown as people in Jordan write it, a foreign one as it is", () => {
  expect(formatPhone("+962791234567")).toBe("079 123 4567");
  expect(formatPhone("+96264655555")).toBe("06 465 5555");
  expect(formatPhone("+971501234567")).toBe("+971501234567");
  expect(whatsappDigits("+962791234567")).toBe("962791234567");
});

test("every number may have WhatsApp, except Jordanian landlines", () => {
  for (const phone of ["+962791234567", "+971501234567", "+12125550123"])
    expect(mayHaveWhatsapp(phone)).toBe(true);
  expect(mayHaveWhatsapp("+96264655555")).toBe(false);
});
