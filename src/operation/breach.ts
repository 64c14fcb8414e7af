import { userInfo } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { users } from "#src/auth/tables.ts";
import { batches } from "#src/core/batches.ts";
import { pick } from "#src/core/pick.ts";
import type { Reader } from "#src/db/open.ts";
import { conversations } from "#src/features/conversations/tables.ts";
import { type Mail, queueMail } from "#src/features/mail/actions/outbox.ts";
import { subscribers } from "#src/features/newsletter/tables.ts";
import type { Deps } from "#src/http/env.ts";
import type { Language } from "#src/i18n/language.ts";
import { t } from "#t";

export const BREACH_USAGE = `markaba notify-breach FILE --to all        writes to everybody whose address is stored that their data leaked
markaba notify-breach FILE --to LIST       writes to the addresses in LIST, one in a line; --yes does not ask first`;

/** Of addresses that are not stored. */
const DEFAULT_LANGUAGE: Language = "ar";
const HEADINGS: Record<Language, string> = { en: "English", ar: "العربية" };
const MAILS_AT_ONCE = 200;

type Recipient = Mail["to"];

const hashOf = (text: string): string => new Bun.CryptoHasher("sha256").update(text).digest("hex");

/** Queues an email for everybody concerned, once for the same text, and records it in `DATA_DIR`. Returns what it did. */
export async function notifyBreach(
  { db, ...deps }: Deps,
  { file, to, confirm }: { file: string; to: string; confirm: (question: string) => Promise<boolean> },
): Promise<string> {
  if (!deps.config.SMTP_URL) throw new Error("No mail server is set: set SMTP_URL first");
  const source = await readText(file);
  const texts = readTexts(source);
  const known = await listAddresses(db.read);
  const recipients = to === "all" ? [...known.values()] : listed(await readText(to), known);
  if (recipients.length === 0) throw new Error("There is nobody to write to");
  if (!(await confirm(`Write to ${recipients.length} people?`))) return "Nothing was sent";
  const hash = hashOf(source);
  for (const batch of batches(recipients, MAILS_AT_ONCE))
    await db.withTx(async (tx) => {
      for (const to of batch)
        await queueMail(tx, deps, {
          kind: "breach",
          to,
          uniqueKey: `breach:${hash}:${to.email.toLowerCase()}`,
          write: () => ({
            subject: t.breachSubject(),
            paragraphs: texts[to.language].split(/\n\s*\n/).map((text) => text.trim()),
          }),
        });
    });
  const at = new Date(deps.clock.now()).toISOString();
  const record = join(deps.config.DATA_DIR, `breach-${at.replaceAll(":", "-")}.json`);
  const hashes = { file: hash, recipients: hashOf(recipients.map(({ email }) => email).join("\n")) };
  const people = recipients.map(({ email, language }) => ({ email, language }));
  const about = { at, by: userInfo().username, to, count: people.length, texts, hashes, recipients: people };
  await Bun.write(record, `${JSON.stringify(about, null, 2)}\n`, { mode: 0o600 });
  return `${recipients.length} emails are queued. Keep ${record} for the authority.`;
}

export async function askYes(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Error(`${question} Add --yes to send without being asked`);
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await lines.question(`${question} Type yes: `).finally(() => lines.close());
  return answer.trim().toLowerCase() === "yes";
}

async function readText(path: string): Promise<string> {
  const file = Bun.file(path);
  if (!(await file.exists())) throw new Error(`There is no file ${path}`);
  return file.text();
}

/** The text below the heading of each language. */
function readTexts(source: string): Record<Language, string> {
  const textOf = (language: Language): string => {
    const heading = HEADINGS[language];
    const [, after] = source.split(new RegExp(`^# *${heading} *$`, "m"));
    const text = after?.split(/^# /m)[0]?.trim();
    if (!text) throw new Error(`The file needs a text below the heading "# ${heading}"`);
    return text;
  };
  return { en: textOf("en"), ar: textOf("ar") };
}

/** Everybody's address and language by the address in lower case: accounts, subscribers, and guests who asked a seller. */
async function listAddresses(read: Reader): Promise<Map<string, Recipient>> {
  const { buyerEmail: email, buyerLanguage: language } = conversations;
  const guests = await read.selectDistinct({ email, language }).from(conversations);
  const readers = await read.select(pick(subscribers, "email", "language")).from(subscribers);
  const accounts = await read.select({ userId: users.id, ...pick(users, "email", "language") }).from(users);
  const all = [...guests, ...readers, ...accounts].map((one) => ({ userId: null, ...one }));
  return new Map(all.flatMap((one) => (one.email ? [[one.email.toLowerCase(), one]] : [])));
}

function listed(list: string, known: Map<string, Recipient>): Recipient[] {
  const emails = list
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  const wrong = emails.find((email) => !/^\S+@\S+$/.test(email));
  if (wrong) throw new Error(`"${wrong}" is not an email address`);
  const unknown = emails.map((email) => ({ userId: null, email, language: DEFAULT_LANGUAGE }));
  return [...new Map(unknown.map((one) => [one.email.toLowerCase(), one]))].map(
    ([key, one]) => known.get(key) ?? one,
  );
}
