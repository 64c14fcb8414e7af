import { z } from "zod/mini";
import { access, requireSession } from "#src/auth/access.ts";
import { setSessionCookie } from "#src/auth/cookies.ts";
import { HOUR_MS } from "#src/core/time.ts";
import { sendVerification } from "#src/features/accounts/actions/email-verification.ts";
import { replacePassword } from "#src/features/accounts/actions/passwords.ts";
import { profileInput } from "#src/features/accounts/phone-input.ts";
import { passwordChange } from "#src/features/accounts/schema.ts";
import { gives, texts } from "#src/http/describe.ts";
import { routes } from "#src/http/env.ts";
import { siteOrigin } from "#src/http/origin.ts";
import { countTry } from "#src/http/rate-limit.ts";
import { validate } from "#src/http/validate.ts";
import { storeLanguage } from "#src/shell/preferences.ts";
import { endDevice, endOtherDevices, saveSettings } from "./actions.ts";
import { getOwnData } from "./queries.ts";
import { preferences } from "./schema.ts";

const DOWNLOADS = { name: "data-download", max: 20, perMs: HOUR_MS };

export const settingsApi = routes()
  .patch("/profile", access("user"), validate("json", profileInput), gives(null), async (c) => {
    await saveSettings(c.var.deps, requireSession(c).user.id, c.req.valid("json"));
  })
  .patch("/preferences", access("user"), validate("json", preferences), gives(null), async (c) => {
    const wanted = c.req.valid("json");
    await saveSettings(c.var.deps, requireSession(c).user.id, wanted);
    storeLanguage(c, wanted.language);
  })
  .post("/verification", access("user"), gives(null), async (c) => {
    await sendVerification(c.var.deps, requireSession(c).user.id);
  })
  .post("/password", access("user"), validate("json", passwordChange), gives(null), async (c) => {
    const { deps, userAgent } = c.var;
    const { user } = requireSession(c);
    setSessionCookie(c, await replacePassword(deps, user.id, c.req.valid("json"), userAgent));
  })
  .delete("/sessions/:handle", access("owner"), gives(null), async (c) => {
    await endDevice(c.var.deps, requireSession(c), c.req.param("handle"));
  })
  .delete("/sessions", access("user"), gives(null), async (c) => {
    await endOtherDevices(c.var.deps, requireSession(c));
  })
  .get("/data", access("user"), gives(z.looseObject(texts("exportedAt"))), async (c) => {
    const { deps } = c.var;
    const session = requireSession(c);
    const now = deps.clock.now();
    await countTry(deps.db, DOWNLOADS, session.user.id, now);
    const day = new Date(now).toISOString().slice(0, 10);
    c.header("Content-Disposition", `attachment; filename="markaba-data-${day}.json"`);
    return c.body(dataFile(await getOwnData(deps.db.read, session, siteOrigin(c), now)), 200, {
      "Content-Type": "application/json; charset=utf-8",
    });
  });

const dataFile = (data: object): string =>
  JSON.stringify(
    data,
    (name, value: unknown) =>
      /(At|Until)$/.test(name) && typeof value === "number" ? new Date(value).toISOString() : value,
    2,
  );
