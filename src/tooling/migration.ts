import { ROOT } from "./root.ts";

// Writes the SQL of the next migration for both dialects.
const name = process.argv[2];
if (!name) throw new Error("Say what the migration does: bun run migration add-something");
for (const dialect of ["sqlite", "postgres"]) {
  const run = Bun.spawn(
    [process.execPath, "--bun", "node_modules/drizzle-kit/bin.cjs", "generate", "--name", name],
    {
      cwd: ROOT,
      env: { ...process.env, DATABASE_URL: dialect === "postgres" ? "postgres:" : "" },
      stdio: ["ignore", "inherit", "inherit"],
    },
  );
  if ((await run.exited) !== 0) process.exit(1);
}
