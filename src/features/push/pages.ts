import { access, requireUser } from "#src/auth/access.ts";
import { routes } from "#src/http/env.ts";
import { postedForm } from "#src/http/validate.ts";
import { href, safeNext } from "#src/i18n/paths.ts";
import { setFlash } from "#src/shell/flash.ts";
import { removeDevice } from "./actions/devices.ts";

export const pushPages = routes().post("/notifications/:id/stop", access("owner"), postedForm, async (c) => {
  await removeDevice(c.var.deps, requireUser(c).id, c.req.param("id"));
  setFlash(c, "pushDeviceRemoved");
  return c.redirect(safeNext(c.req.valid("form").next) ?? href("/settings#notifications"), 303);
});
