import { eq } from "drizzle-orm";
import type { Reader } from "#src/db/open.ts";
import { type Setting, type SettingName, SETTINGS } from "./schema.ts";
import { siteSettings } from "./tables.ts";

export async function getSetting<Name extends SettingName>(read: Reader, name: Name): Promise<Setting<Name>> {
  const [stored] = await read
    .select({ value: siteSettings.value })
    .from(siteSettings)
    .where(eq(siteSettings.name, name));
  const { schema, fallback } = SETTINGS[name];
  const parsed = schema.safeParse(stored?.value);
  return (parsed.success ? parsed.data : fallback) as Setting<Name>;
}
