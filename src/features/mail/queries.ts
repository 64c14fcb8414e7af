import { desc, eq, ne } from "drizzle-orm";
import type { Reader } from "#src/db/open.ts";
import type { OutboxRow } from "./actions/outbox.ts";
import { outbox } from "./tables.ts";

const MAX_MAILS = 100;

export const listMails = (read: Reader): Promise<OutboxRow[]> =>
  read.select().from(outbox).orderBy(desc(outbox.createdAt), desc(outbox.id)).limit(MAX_MAILS);

export async function findMail(read: Reader, id: string): Promise<OutboxRow | null> {
  const [mail] = await read.select().from(outbox).where(eq(outbox.id, id));
  return mail ?? null;
}

/** Emails that contain a text, in any case. Decrypts each of them; sent ones no longer have content. */
export async function listMailsQuoting(read: Reader, part: string): Promise<{ id: string }[]> {
  const mails = await read
    .select({ id: outbox.id, text: outbox.text })
    .from(outbox)
    .where(ne(outbox.text, ""));
  return mails.filter(({ text }) => text.toLowerCase().includes(part.toLowerCase()));
}
