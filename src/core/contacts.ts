import { cleanParagraphs, toLatinDigits } from "./text.ts";
import { webAddressIn } from "./web-address.ts";

const EMAIL = /[\w.+-]+@[\w-]+\.[a-z]{2,}/i;
const CODE = String.raw`(?:\+|00)?962`;
// The characters allowed between the digits.
const GAP = String.raw`[^\p{L}\p{N}\n]{0,4}`;
// Jordanian mobile numbers with 0 or the country code, mobile numbers without either, landlines.
const PHONES = [
  String.raw`(?:${CODE}${GAP}0?|0)${GAP}7${GAP}[789](?:${GAP}\d){7}`,
  String.raw`7[\s._-]*[789](?:[\s._-]*\d){7}`,
  String.raw`(?:${CODE}${GAP}0?|0)${GAP}[2356]${GAP}\d{3}${GAP}\d{4}`,
];
const PHONE = new RegExp(String.raw`(?<!\d[.,]?)(?:${PHONES.join("|")})(?!\d)`, "u");

/** The first phone number, email or web address; null if there is none. */
export function contactIn(text: string): string | null {
  const plain = toLatinDigits(text);
  const [found] = PHONE.exec(plain) ?? EMAIL.exec(plain) ?? [];
  return found ?? webAddressIn(plain);
}

/** The text without phone numbers, emails and web addresses. */
export function withoutContacts(text: string): string {
  if (contactIn(text) === null) return text;
  // As they are compared, so that what is found is a part of it.
  let left = toLatinDigits(text.normalize("NFKC"))
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll("。", ".");
  for (let found = contactIn(left); found !== null && left.includes(found); found = contactIn(left))
    left = left.replaceAll(found, " ");
  return cleanParagraphs(left);
}
