import type { SessionUser } from "#src/auth/sessions.ts";
import { incoming } from "#src/db/expressions.ts";
import { recordAudit } from "#src/features/audit/actions.ts";
import type { Deps } from "#src/http/env.ts";
import { getSetting } from "./queries.ts";
import type { Setting, SettingName } from "./schema.ts";
import { siteSettings } from "./tables.ts";

export async function changeSetting<Name extends SettingName>(
  { db, clock }: Deps,
  admin: Pick<SessionUser, "id" | "name">,
  name: Name,
  value: Setting<Name>,
): Promise<void> {
  await db.withTx(async (tx) => {
    const now = clock.now();
    const before = { [name]: await getSetting(tx, name) };
    await tx
      .insert(siteSettings)
      .values({ name, value, updatedAt: now })
      .onConflictDoUpdate({
        target: siteSettings.name,
        set: { value: incoming(siteSettings.value), updatedAt: now },
      });
    const subject = { kind: "site", id: name, name };
    await recordAudit(
      tx,
      { actor: admin, action: "site.change", subject, before, after: { [name]: value } },
      now,
    );
  });
}
