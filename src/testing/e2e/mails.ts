import { Database } from "bun:sqlite";
import { join } from "node:path";
import { expect } from "@playwright/test";
import type { RunningServer } from "./server.ts";

/** The path that the newest mail of this kind to somebody leads to, once the mail is written. */
export async function pathInMail({ dataDir }: RunningServer, email: string, kind: string): Promise<string> {
  const newest = (): string => {
    const database = new Database(join(dataDir, "markaba.sqlite"), { readonly: true });
    const query = database.query(
      "SELECT text FROM outbox WHERE recipient = ? AND kind = ? ORDER BY created_at DESC, rowid DESC",
    );
    const [text] = (query.values(email, kind)[0] ?? []) as string[];
    database.close();
    return text ?? "";
  };
  await expect.poll(newest, `a mail of ${kind} to ${email}`).toContain("http");
  const { pathname, search } = new URL(/https?:\/\/\S+/.exec(newest())?.[0] ?? "");
  return pathname + search;
}
