import { eq, sql } from "drizzle-orm";
import type { Database, Reader } from "#src/db/open.ts";
import { perConnection } from "#src/db/per-connection.ts";
import { untilChanged } from "#src/db/until-changed.ts";
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

/** Read for every page: 1 µs instead of 4 with SQLite, and no round trip to PostgreSQL. */
const storedSettings = untilChanged(async ({ read }) => {
  const rows = await read.select({ name: siteSettings.name, value: siteSettings.value }).from(siteSettings);
  return new Map(rows.map(({ name, value }) => [name, value]));
});

/** The same outside of transactions; queries only after a change. */
export const currentSetting = async <Name extends SettingName>(db: Database, name: Name) =>
  parsed(name, (await storedSettings(db)).get(name));

function parsed<Name extends SettingName>(name: Name, value: unknown): Setting<Name> {
  const { schema, fallback } = SETTINGS[name];
  const result = schema.safeParse(value);
  return (result.success ? result.data : fallback) as Setting<Name>;
}
