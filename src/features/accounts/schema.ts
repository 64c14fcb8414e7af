import { z } from "zod/mini";
import { looksLikePhone } from "#src/core/phone.ts";
import { cleanLine, toLatinDigits } from "#src/core/text.ts";
import { webAddressIn } from "#src/core/web-address.ts";
import { bothAgreed, mayAgree, signUpConsents } from "#src/features/consents/schema.ts";
import { findPlace } from "#src/features/places/place-names.ts";
import { t } from "#t";
import commonPasswords from "./common-passwords.txt" with { type: "text" };
import { MAX_EMAIL, MAX_NAME, typedEmail } from "./limits.ts";

export const MIN_PASSWORD = 6;
export const MIN_ADMIN_PASSWORD = 12;
const MAX_PASSWORD_BYTES = 1024;
const MAX_CODE = 60;

const bytesOf = (text: string) => new TextEncoder().encode(text).length;
const tooLong = (max: number) => z.maxLength(max, { error: () => t.textTooLong(max) });

const email = typedEmail(
  () => t.emailInvalid(),
  () => t.textTooLong(MAX_EMAIL),
);

const passwordOf = (min: number, tooShort: () => string) =>
  z.string({ error: tooShort }).check(
    z.minLength(min, { error: tooShort }),
    z.refine((text) => bytesOf(text) <= MAX_PASSWORD_BYTES, { error: () => t.passwordTooLong() }),
    z.refine((text) => !isCommonPassword(text), { error: () => t.passwordTooCommon() }),
  );
const password = passwordOf(MIN_PASSWORD, () => t.passwordTooShort());
const adminPassword = passwordOf(MIN_ADMIN_PASSWORD, () => t.passwordTooShortForAdmin(MIN_ADMIN_PASSWORD));

/** Reads an optional text: null if empty, else the result of `read`; a null from `read` is an error. */
export const optional = (read: (text: string) => string | null, refusal: () => string) =>
  z.pipe(
    z.nullish(z.string({ error: refusal })),
    z.transform((typed, { issues }) => {
      const text = cleanLine(typed ?? "");
      if (text === "") return null;
      const value = read(text);
      if (value === null) issues.push({ code: "custom", input: typed, message: refusal() });
      return value;
    }),
  );

function cityNamed(text: string): string | null {
  const place = findPlace(text);
  return place?.kind === "city" ? place.name : null;
}

const nameMissing = () => t.nameRequired();
/** "Showroom 2024" is a name, but a phone number is none. */
const MOST_DIGITS = 4;
const isName = (text: string) =>
  text === "" ||
  (/\p{L}/u.test(text) &&
    !text.includes("@") &&
    (text.match(/\p{Nd}/gu) ?? []).length <= MOST_DIGITS &&
    webAddressIn(text) === null);

export const profile = z.object({
  name: z
    .string({ error: nameMissing })
    .check(
      z.overwrite(cleanLine),
      z.minLength(1, { error: nameMissing }),
      tooLong(MAX_NAME),
      z.refine(isName, { error: () => t.accountNameRefused() }),
    ),
  phone: optional(
    (text) => (looksLikePhone(text) ? text : null),
    () => t.phoneInvalid(),
  ),
  location: optional(cityNamed, () => t.cityInvalid()),
});
export type Profile = z.infer<typeof profile>;
const { name, phone, location } = profile.shape;

interface Identity {
  name: string;
  email: string;
}

export function namesItsOwner(password: string, { name, email }: Identity): boolean {
  const plain = password.toLowerCase();
  const own = [name, name.replaceAll(" ", ""), email, email.replace(/@.*/, "")];
  return own.some((word) => word.toLowerCase() === plain);
}

const notOwnName = z.refine<Identity & { password: string }>(
  (input) => !namesItsOwner(input.password, input),
  { path: ["password"], error: () => t.passwordIsName() },
);

const account = { name, email, phone, location, password };
/** Without `consents`, the program that registers somebody answers for them. */
export const registration = z.object({ ...account, consents: z.optional(signUpConsents) }).check(notOwnName);
export type Registration = z.infer<typeof registration>;

const typedTwice = z.refine<{ password: string; confirmPassword: string }>(
  ({ password, confirmPassword }) => password === confirmPassword,
  {
    path: ["confirmPassword"],
    error: () => t.passwordsDiffer(),
    // Reported even if other fields have errors.
    when: ({ value }) => value instanceof Object,
  },
);
const confirmPassword = z.string({ error: () => t.passwordsDiffer() });

export const registerForm = z
  .object({ ...account, confirmPassword, ...bothAgreed, newsletter: mayAgree })
  .check(notOwnName, typedTwice);

export const adminIdentity = z.object({ name, email, password: adminPassword }).check(notOwnName);
export type SetUp = z.infer<typeof adminIdentity>;

export const setUpForm = z
  .object({ name, email, password: adminPassword, confirmPassword })
  .check(notOwnName, typedTwice);

/** `hashNewPassword` also refuses the user's name. */
export const newPassword = z.object({ password, confirmPassword }).check(typedTwice);

export const given = (max: number) =>
  z
    .string({ error: () => t.fieldRequired() })
    .check(z.minLength(1, { error: () => t.fieldRequired() }), tooLong(max));

export const currentPassword = given(MAX_PASSWORD_BYTES);

export const passwordChange = z
  .object({
    currentPassword,
    password,
    confirmPassword,
    code: z._default(z.string({ error: () => t.codeRequired() }).check(z.trim(), tooLong(MAX_CODE)), ""),
    endTokens: z.optional(z.boolean()),
  })
  .check(typedTwice);
export type PasswordChange = z.infer<typeof passwordChange>;

export const credentials = z.object({
  email: given(MAX_EMAIL).check(z.overwrite(cleanLine)),
  password: currentPassword,
});
export type Credentials = z.infer<typeof credentials>;

const codeMissing = () => t.codeRequired();

export const loginCode = z.object({
  code: z
    .string({ error: codeMissing })
    .check(z.trim(), z.minLength(1, { error: codeMissing }), tooLong(MAX_CODE)),
});

export const proof = z.object({ password: currentPassword, ...loginCode.shape });

export const forgotten = z.object({ email });

/** The most common passwords of at least six characters, with those common in Jordan. */
const COMMON = new Set(commonPasswords.trim().split(/\s+/));

const withoutTail = (password: string) => password.replace(/[^\p{L}]+$/u, "");
const SHORTEST_WORD = 4;
const WORDS = new Set([...COMMON].map(withoutTail).filter((word) => word.length >= SHORTEST_WORD));

const RUNS = ["01234567890", "09876543210", "abcdefghijklmnopqrstuvwxyz"];

/** Whether a password is easy to guess: a common word with or without digits, one repeated character, or a run. */
export function isCommonPassword(password: string): boolean {
  const plain = toLatinDigits(password).toLowerCase();
  return (
    COMMON.has(plain) ||
    WORDS.has(withoutTail(plain)) ||
    new Set(plain).size === 1 ||
    RUNS.some((run) => run.includes(plain))
  );
}
