import type { Deps } from "#src/http/env.ts";
import { createAdmin, listAdmins, removeAdminSecondFactor, resetAdminPassword } from "./actions/admins.ts";

export const ADMIN_USAGE = `markaba admin create EMAIL                creates an admin; the password comes from ADMIN_PASSWORD or a prompt
markaba admin reset-password EMAIL        sets an admin's password in the same way
markaba admin remove-second-factor EMAIL  lets an admin who lost the phone log in with just the password
markaba admin list                        shows the admins`;

export async function runAdminCommand(deps: Deps, [verb, email]: string[]): Promise<string> {
  if (verb === "list") return adminTable(await listAdmins(deps.db.read));
  if (!email || email.startsWith("-")) throw new Error(ADMIN_USAGE);
  switch (verb) {
    case "create":
      await createAdmin(deps, email, await passwordFor(deps));
      return `${email} is now an admin`;
    case "reset-password":
      await resetAdminPassword(deps, email, await passwordFor(deps));
      return `${email} has the new password and is logged out everywhere`;
    case "remove-second-factor":
      await removeAdminSecondFactor(deps, email);
      return `${email} can now log in with just the password`;
    default:
      throw new Error(ADMIN_USAGE);
  }
}

const passwordFor = async ({ config }: Deps): Promise<string> =>
  config.ADMIN_PASSWORD ?? (await askUnseen("Password for the admin: "));

function adminTable(admins: Awaited<ReturnType<typeof listAdmins>>): string {
  if (admins.length === 0)
    return "There is no admin yet. Create one with: markaba admin create you@example.com";
  const rows = admins.map(({ email, name, isActive, totpConfirmedAt, createdAt }) => [
    email,
    name,
    isActive ? "active" : "suspended",
    totpConfirmedAt ? "two-step verification" : "password only",
    `since ${new Date(createdAt).toISOString().slice(0, 10)}`,
  ]);
  const widths = rows[0]?.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0))) ?? [];
  const line = (row: string[]) => row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join("  ");
  return rows.map((row) => line(row).trimEnd()).join("\n");
}

async function askUnseen(question: string): Promise<string> {
  // Imported only when needed, for a fast server start.
  const [{ createInterface }, { Writable }] = await Promise.all([
    import("node:readline/promises"),
    import("node:stream"),
  ]);
  process.stdout.write(question);
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY });
  const ended = new Promise<never>((_, refuse) =>
    lines.once("close", () => refuse(new Error("No password was given: type one, or set ADMIN_PASSWORD"))),
  );
  try {
    return await Promise.race([lines.question(""), ended]);
  } finally {
    lines.close();
    process.stdout.write("\n");
  }
}
