import { asc } from "drizzle-orm";
import { outbox } from "#src/features/mail/tables.ts";
import type { TestApp } from "./test-app.ts";

/** The outbox of a site, the oldest mail first. */
export const mails = ({ deps }: Pick<TestApp, "deps">) =>
  deps.db.read.select().from(outbox).orderBy(asc(outbox.id));

/** The first mail of that kind. */
export const mailOf = async (app: Pick<TestApp, "deps">, kind: string) =>
  (await mails(app)).find((mail) => mail.kind === kind);
