import { z } from "zod/mini";
import { looksLikePhone } from "#src/core/phone.ts";
import { cleanLine, toLatinDigits } from "#src/core/text.ts";
import { webAddressIn } from "#src/core/web-address.ts";
import { findPlace } from "#src/features/places/place-names.ts";
import { t } from "#t";
import { MAX_EMAIL, MAX_NAME, typedEmail } from "./limits.ts";

export const MIN_PASSWORD = 6;
export const MIN_ADMIN_PASSWORD = 12;
const MAX_PASSWORD_BYTES = 1024;
const MAX_CODE = 60;

const bytesOf = (text: string) => new TextEncoder().encode(text).length;
const tooLong = (max: number) => z.maxLength(max, { error: () => t.accountTooLong(max) });

const email = typedEmail(
  () => t.emailInvalid(),
  () => t.accountTooLong(MAX_EMAIL),
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
export const registration = z.object(account).check(notOwnName);
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

export const registerForm = z.object({ ...account, confirmPassword }).check(notOwnName, typedTwice);

export const adminIdentity = z.object({ name, email, password: adminPassword }).check(notOwnName);
export type SetUp = z.infer<typeof adminIdentity>;

export const setUpForm = z
  .object({ name, email, password: adminPassword, confirmPassword })
  .check(notOwnName, typedTwice);

/** `hashNewPassword` also refuses the user's name. */
export const newPassword = z.object({ password, confirmPassword }).check(typedTwice);

const given = (max: number) =>
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

// The most common passwords of at least six characters, with those common in Jordan.
const COMMON = new Set(
  `password passw0rd password1 password12 password123 pass123 pass1234 p@ssw0rd p@ssword qwerty qwerty1 qwerty12
  qwerty123 qwertyuiop qwe123 123qwe 1q2w3e 1q2w3e4r 1q2w3e4r5t q1w2e3 q1w2e3r4 1qaz2wsx zaq12wsx qazwsx qazwsxedc
  asdfgh asdfghjkl asd123 zxcvbn zxcvbnm abc123 abcd1234 abcdef abcdefg a12345 a123456 a1234567 aa12345 aa123456
  aa123123 aaa123 112233 121212 123123 123123123 123321 12341234 131313 147258 147258369 147852 159159 159357 159753
  101010 102030 11223344 123654 123456a 123456aa 12345a 1234qwer 142536 321321 456456 520520 654321 7654321 741852963
  753951 789456 789456123 789789 87654321 963852741 987654 9876543210 987654321 iloveyou iloveyou1 ilove1 loveyou
  lovely princess sunshine shadow monkey dragon master superman batman football baseball michael jessica ashley
  charlie jordan jordan1 jordan12 jordan23 jordan123 jordan962 amman1 amman123 amman962 zarqa123 irbid123 ahmad123
  ahmed123 mohammad mohammed mohamed muhammad mohammad123 mohammed123 mahmoud mahmoud123 khaled khaled123 omar123
  omar1234 ali12345 habibi habibi123 bismillah allah1 allahuakbar alhamdulillah palestine falastin welcome welcome1
  welcome123 letmein login123 admin1 admin123 admin1234 administrator trustno1 whatever freedom google samsung
  samsung123 facebook facebook123 instagram computer internet secret secret123 changeme default test123 test1234
  toyota toyota123 mercedes hyundai bmw123 markaba markaba1 markaba123 مركبة123 محمد123 احمد123 الاردن كلمةالسر`.split(
    /\s+/,
  ),
);

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
