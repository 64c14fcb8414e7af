import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import type { Deps } from "#src/http/env.ts";
import { createAdmin } from "./actions.ts";

/** `markaba admin create EMAIL`: the password from `ADMIN_PASSWORD`, else asked for without showing it. */
export async function createAdminFromShell(deps: Deps, email: string): Promise<string> {
  const password = deps.config.ADMIN_PASSWORD ?? (await askUnseen("Password for the admin: "));
  const done = await createAdmin(deps, email, password);
  return done === "created"
    ? `${email} is an admin now`
    : `${email} has the new password; its sessions have ended`;
}

async function askUnseen(question: string): Promise<string> {
  process.stdout.write(question);
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY });
  try {
    return await lines.question("");
  } finally {
    lines.close();
    process.stdout.write("\n");
  }
}
