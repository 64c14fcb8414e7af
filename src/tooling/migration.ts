import { spawnInRoot } from "./root.ts";

// Writes the SQL of the next migration for both dialects.
const name = process.argv[2];
if (!name) throw new Error("Say what the migration does: bun run migration add-something");
for (const dialect of ["sqlite", "postgres"]) {
  const command = [process.execPath, "--bun", "node_modules/drizzle-kit/bin.cjs", "generate", "--name", name];
  const env = { ...process.env, DATABASE_URL: dialect === "postgres" ? "postgres:" : "" };
  if ((await spawnInRoot(command, env).exited) !== 0) process.exit(1);
}
