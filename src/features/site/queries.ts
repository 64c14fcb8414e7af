import { eq, sql } from "drizzle-orm";
import type { Database, Reader, Version } from "#src/db/open.ts";
import { perConnection } from "#src/db/per-connection.ts";
import { SETTINGS, type Setting, type SettingName } from "./schema.ts";
import { siteSettings } from "./tables.ts";

const selectSetting = perConnection((read) =>
  read
    .select({ value: siteSettings.value })
    .from(siteSettings)
    .where(eq(siteSettings.name, sql.placeholder("name")))
    .prepare(),
);

export async function getSetting<Name extends SettingName>(read: Reader, name: Name): Promise<Setting<Name>> {
  const [stored] = await selectSetting(read).execute({ name });
  return parsed(name, stored?.value);
}

const stored = new WeakMap<Database, { version: Version; settings: Promise<Map<string, unknown>> }>();

/** The same outside of transactions; queries only after a change. */
export async function currentSetting<Name extends SettingName>(
  db: Database,
  name: Name,
): Promise<Setting<Name>> {
  // Read before the settings, so that a commit meanwhile is not missed.
  const version = await db.dataVersion();
  let known = stored.get(db);
  if (known?.version !== version) {
    known = { version, settings: readSettings(db.read) };
    stored.set(db, known);
    known.settings.catch(() => stored.delete(db));
  }
  return parsed(name, (await known.settings).get(name));
}

async function readSettings(read: Reader): Promise<Map<string, unknown>> {
  const rows = await read.select({ name: siteSettings.name, value: siteSettings.value }).from(siteSettings);
  return new Map(rows.map(({ name, value }) => [name, value]));
}

function parsed<Name extends SettingName>(name: Name, value: unknown): Setting<Name> {
  const { schema, fallback } = SETTINGS[name];
  const result = schema.safeParse(value);
  return (result.success ? result.data : fallback) as Setting<Name>;
}
