import { expect, test } from "bun:test";
import * as fc from "fast-check";
import { formatMobile, parseMobile, whatsappDigits } from "./phone.ts";

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const operator = fc.constantFrom(
  ..."770 771 772 773 774 775 776 777 778 779 780 785 788 789 790 793 796 799".split(" "),
);
const isMobile = (national: string) => /^7(?:[78][0-25-9]|9\d)\d{6}$/.test(national);
const mobile = fc
  .tuple(operator, digits(6))
  .map((parts) => parts.join(""))
  .filter(isMobile);
const arabic = (text: string) => text.replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩".charAt(Number(digit)));

test("every notation of a mobile number gives its E.164 form", () => {
  const spaced = fc.constantFrom("", " ", "-", "–", "\u202c");
  fc.assert(
    fc.property(mobile, spaced, fc.constantFrom("", "0", "+962", "00962"), (national, gap, prefix) => {
      const typed = `${prefix}${gap}${national.slice(0, 2)}${gap}${national.slice(2, 5)}${gap}${national.slice(5)}`;
      expect(parseMobile(typed)).toBe(`+962${national}`);
      expect(parseMobile(arabic(` (${prefix})${national}`))).toBe(`+962${national}`);
    }),
  );
});

test("other numbers and words are refused", () => {
  const landlines = ["06 500 1234", "+962 6 500 1234", "0612345678"];
  const prefixes = ["0731234567", "0761234567", "0773234567", "0784234567", "+971501234567", "962791234567"];
  const shapes = [
    "",
    "079123456",
    "07912345678",
    "079123456a",
    "++962791234567",
    "0079 123 4567",
    "+0791234567",
  ];
  for (const text of [...landlines, ...prefixes, ...shapes])
    expect([text, parseMobile(text)]).toEqual([text, null]);
});

test("digit strings pass only when they are mobile numbers", () => {
  fc.assert(
    fc.property(digits(9), (national) => {
      expect(parseMobile(`0${national}`)).toBe(isMobile(national) ? `+962${national}` : null);
      expect(parseMobile(`0${national}5`)).toBeNull();
    }),
  );
});

test("a stored number is shown and linked", () => {
  expect(formatMobile("+962791234567")).toBe("079 123 4567");
  expect(whatsappDigits("+962791234567")).toBe("962791234567");
});

test("a formatted number can be parsed again", () => {
  fc.assert(
    fc.property(mobile, (national) => parseMobile(formatMobile(`+962${national}`)) === `+962${national}`),
  );
});
