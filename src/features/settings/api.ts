import { z } from "zod/mini";
import { access, requireSession } from "#src/auth/access.ts";
import { setSessionCookie } from "#src/auth/cookies.ts";
import { HOUR_MS } from "#src/core/time.ts";
import { sendVerification } from "#src/features/accounts/actions/email-verification.ts";
import { replacePassword } from "#src/features/accounts/actions/passwords.ts";
import { profileInput } from "#src/features/accounts/phone-input.ts";
import { passwordChange } from "#src/features/accounts/schema.ts";
import { gives, shaped, texts } from "#src/http/describe.ts";
import { AppError, tryLater } from "#src/core/errors.ts";
import { getUser } from "#src/features/accounts/queries.ts";
import { listConsents } from "#src/features/consents/queries.ts";
import { photoUrl, ZOOM_WIDTH } from "#src/features/photos/schema.ts";
import { streamOf } from "#src/http/stream.ts";
import { routes } from "#src/http/env.ts";
import { siteOrigin } from "#src/http/origin.ts";
import { countTry } from "#src/http/rate-limit.ts";
import { validate } from "#src/http/validate.ts";
import { storeLanguage } from "#src/shell/preferences.ts";
import { endDevice, endOtherDevices, requestExport, saveSettings, takeBackConsent } from "./actions.ts";
import { openExports, readExport } from "./export-files.ts";
import { findExport, getDataFile } from "./queries.ts";
import { exportRequest, preferences } from "./schema.ts";
import { consentsShape, dataExportShape } from "./shapes.ts";

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
    const user = await getUser(deps.db.read, requireSession(c).user.id);
    const now = deps.clock.now();
    await countTry(deps.db, DOWNLOADS, user.id, now);
    const day = new Date(now).toISOString().slice(0, 10);
    c.header("Content-Disposition", `attachment; filename="markaba-data-${day}.json"`);
    const photoAddress = (id: string) => siteOrigin(c) + photoUrl(id, ZOOM_WIDTH);
    return c.body(await getDataFile(deps.db.read, user, photoAddress, now), 200, {
      "Content-Type": "application/json; charset=utf-8",
    });
  })
  .post(
    "/data-exports",
    access("user"),
    validate("json", exportRequest),
    gives(dataExportShape, 202),
    async (c) => {
      const { password } = c.req.valid("json");
      return c.json(await requestExport(c.var.deps, requireSession(c).user.id, password), 202);
    },
  )
  .get(
    "/data-exports/:id",
    access("owner"),
    shaped({ type: "application/zip", answers: { 200: null } }),
    async (c) => {
      const { db, clock, config } = c.var.deps;
      const found = await findExport(db.read, requireSession(c).user.id, clock.now(), c.req.param("id"));
      if (!found) throw new AppError("not-found", "notFound");
      const { bytes, createdAt } = found;
      if (bytes === null) throw tryLater("conflict", 30, "dataExportUnready");
      c.header("Content-Type", "application/zip");
      c.header("Content-Length", String(bytes));
      const day = new Date(createdAt).toISOString().slice(0, 10);
      c.header("Content-Disposition", `attachment; filename="markaba-data-${day}.zip"`);
      return c.body(streamOf(readExport(openExports(config), { ...found, bytes })));
    },
  )
  .get("/consents", access("user"), gives(consentsShape), async (c) => {
    const { read } = c.var.deps.db;
    return c.json({ consents: await listConsents(read, await getUser(read, requireSession(c).user.id)) });
  })
  .delete("/consents/:purpose", access("user"), gives(null), async (c) => {
    await takeBackConsent(c.var.deps, requireSession(c).user, c.req.param("purpose"));
  });
