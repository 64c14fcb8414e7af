import { expect, test } from "bun:test";
import * as fc from "fast-check";
import { formatPhone, looksLikePhone } from "#src/core/phone.ts";
import { parsePhone } from "./phone-input.ts";

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const operator = fc.constantFrom(
  ..."770 771 772 775 776 777 778 779 780 785 788 789 790 793 796 799".split(" "),
);
const mobile = fc.tuple(operator, digits(6)).map((parts) => parts.join(""));
const arabic = (text: string) => text.replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩".charAt(Number(digit)));

test("every notation of a Jordanian mobile number is converted to E.164", () => {
  const spaced = fc.constantFrom("", " ", "-", "–", "\u202c", "\ufe0f", "\ufe0f\u20e3", "\u3164", "\u2800");
  fc.assert(
    fc.property(mobile, spaced, fc.constantFrom("", "0", "+962", "00962"), (national, gap, prefix) => {
      const typed = `${prefix}${gap}${national.slice(0, 2)}${gap}${national.slice(2, 5)}${gap}${national.slice(5)}`;
      expect(parsePhone(typed)).toBe(`+962${national}`);
      expect(parsePhone(arabic(` (${prefix})${national}`))).toBe(`+962${national}`);
    }),
  );
});

test("a displayed number can be typed again", () => {
  fc.assert(
    fc.property(mobile, (national) => parsePhone(formatPhone(`+962${national}`)) === `+962${national}`),
  );
  expect(parsePhone(formatPhone("+96264655555"))).toBe("+96264655555");
});

test.each([
  ["962791234567", "+962791234567"],
  ["06 500 1234", "+96265001234"],
  ["+962 6 500 1234", "+96265001234"],
  ["+971 50 123 4567", "+971501234567"],
  ["00971 50 123 4567", "+971501234567"],
  ["+44 (0)7911 123456", "+447911123456"],
  ["+1 212 555 0123", "+12125550123"],
  ["+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧", "+966501234567"],
])("%j is %s", (typed, e164) => {
  expect(parsePhone(typed)).toBe(e164);
});

test("a number of no country is refused", () => {
  const unassigned = ["0731234567", "0761234567", "0773234567", "0784234567", "0612345678", "+9999999999"];
  const shapes = ["", "911", "079123456", "07912345678", "079123456a", "++962791234567", "+0791234567"];
  const more = ["call 0791234567", "079 123 4567 ext 5", "0791234567;0781234567", "0501234567"];
  for (const text of [...unassigned, ...shapes, ...more])
    expect([text, parsePhone(text)]).toEqual([text, null]);
});

test("browsers refuse mobile numbers that are too short or long, and no number that the server accepts", () => {
  for (const text of ["079123456", "079 123 45678", "٠٧٩١٢٣٤٥٦"])
    expect([text, looksLikePhone(text)]).toEqual([text, false]);
  for (const text of [
    "0791234567",
    "(079) 123-4567",
    "٠٧٩ ١٢٣ ٤٥٦٧",
    "00971 50 123 4567",
    "06 500 1234",
    "791234567",
  ])
    expect([text, looksLikePhone(text), parsePhone(text) !== null]).toEqual([text, true, true]);
  fc.assert(
    fc.property(
      fc.stringMatching(/^(0|00|\+)?7?[\d ()-]{6,12}$/),
      (text) => parsePhone(text) === null || looksLikePhone(text),
    ),
    { numRuns: 5000 },
  );
});
