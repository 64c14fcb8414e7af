import { toLatinDigits } from "#src/core/text.ts";

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
