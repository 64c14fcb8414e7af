import { desc, eq } from "drizzle-orm";
import type { Reader } from "#src/db/open.ts";
import type { OutboxRow } from "./actions.ts";
import { outbox } from "./tables.ts";

const MAX_MAILS = 100;

export const listMails = (read: Reader): Promise<OutboxRow[]> =>
  read.select().from(outbox).orderBy(desc(outbox.createdAt), desc(outbox.id)).limit(MAX_MAILS);

export async function findMail(read: Reader, id: string): Promise<OutboxRow | null> {
  const [mail] = await read.select().from(outbox).where(eq(outbox.id, id));
  return mail ?? null;
}
