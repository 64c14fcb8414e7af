import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { keysOf } from "#src/auth/site-key.ts";
import { type Config, databaseFile } from "#src/config.ts";
import { reasonOf } from "#src/core/errors.ts";
import { HOUR_MS } from "#src/core/time.ts";
import { type Inspected, inspectDatabase } from "#src/db/inspect.ts";
import { postgresSettings } from "#src/db/postgres/connect.ts";
import { inspectPostgres } from "#src/db/postgres/inspect.ts";
import { WrongDatabase } from "#src/db/postgres/refusal.ts";
import { type Finding, findingsOf } from "./finding.ts";

const RESTORE =
  "Stop the server, rename the data folder, and restore the newest backup: markaba restore PLACE. Keep the old folder until you have checked that everything is there.";

interface Examined {
  database: Inspected | null;
  findings: Finding[];
}

export async function inspect(config: Config, now: number): Promise<Examined> {
  const settings = postgresSettings(config);
  if (!settings) return inspectFile(config, now);
  try {
    const database = await inspectPostgres(settings);
    return { database, findings: findingsIn(config, "The database", database, now) };
  } catch (error) {
    if (!(error instanceof WrongDatabase)) throw error;
    const { problem, fix } = error;
    return { database: null, findings: [{ level: "error", check: "database", problem, fix }] };
  }
}

function findingsIn(config: Config, name: string, database: Inspected, now: number): Finding[] {
  const settings = findingsOf("settings");
  const version = findingsOf("version");
  const clock = findingsOf("clock");
  const keyId = database.identity?.keyId ?? null;
  if (keyId !== null && keyId !== keyIdOf(config))
    settings.fail(
      "The key that the secrets are encrypted with is missing or wrong, so the server does not start.",
      "Put secret.key back from a backup, or set SECRET_KEY to the right key. If it is lost, run: markaba secret forget",
    );
  if (database.newer.length > 0)
    version.fail(
      `${name} was made by a newer version (${database.newer.join(", ")}).`,
      "Install that version again; this one does not start with it.",
    );
  if (database.pending.length > 0)
    version.warn(
      `${name} was made by an older version (${database.pending.join(", ")} is missing).`,
      "Start this version of the server once, which brings it up to date.",
    );
  if (database.changedAt > now + HOUR_MS)
    clock.warn(
      `The newest listing is dated ${new Date(database.changedAt).toISOString()}, which is in the future.`,
      "Set this machine's clock, and keep it synchronized: timedatectl set-ntp true",
    );
  return [settings, version, clock].flatMap(({ findings }) => findings);
}

function inspectFile(config: Config, now: number): Examined {
  const file = resolve(databaseFile(config));
  const { findings, fail } = findingsOf("database");
  if (!existsSync(file)) {
    const fix =
      "Set DATA_DIR to the site's folder, such as /var/lib/markaba. For a new site start the server once.";
    fail(`There is no database ${file}.`, fix);
    return { database: null, findings };
  }
  try {
    const database = inspectDatabase(file);
    if (database.damage) fail(`${file} is damaged: ${database.damage}.`, RESTORE);
    findings.push(...findingsIn(config, file, database, now));
    return { database, findings };
  } catch (error) {
    const isRights =
      error instanceof Error && "code" in error && /CANTOPEN|PERM|READONLY/.test(String(error.code));
    const fix = isRights
      ? "Run this command as the server's user, such as: runuser -u markaba -- markaba doctor. It must own the file."
      : RESTORE;
    fail(`${file} cannot be read (${reasonOf(error)}).`, fix);
    return { database: null, findings };
  }
}

function keyIdOf({ SECRET_KEY, DATA_DIR }: Config): string | null {
  try {
    return keysOf(SECRET_KEY ?? readFileSync(join(DATA_DIR, "secret.key"), "utf8").trim()).id;
  } catch {
    return null;
  }
}
