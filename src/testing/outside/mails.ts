import { asc } from "drizzle-orm";
import { outbox } from "#src/features/mail/tables.ts";
import type { TestApp } from "../site/test-app.ts";

/** A site's outbox, oldest email first. */
export const mails = ({ deps }: Pick<TestApp, "deps">) =>
  deps.db.read.select().from(outbox).orderBy(asc(outbox.id));

/** The first email of a kind. */
export const mailOf = async (app: Pick<TestApp, "deps">, kind: string) =>
  (await mails(app)).find((mail) => mail.kind === kind);
