import { z } from "zod/mini";
import { access, requireSession, requireUser } from "#src/auth/access.ts";
import { gives, named, texts, textsOrNull, times } from "#src/http/describe.ts";
import { routes } from "#src/http/env.ts";
import { validate } from "#src/http/validate.ts";
import { addDevice, removeDevice } from "./actions/devices.ts";
import { deviceJson, listDevices } from "./queries.ts";
import { pushSubscription } from "./schema.ts";

const deviceShape = named("Device", {
  ...texts("id", "endpoint"),
  ...times("createdAt"),
  ...textsOrNull("browser", "system"),
});

export const pushApi = routes()
  .get("/", access("user"), gives(z.array(deviceShape)), async (c) => {
    const devices = await listDevices(c.var.deps.db.read, requireUser(c).id);
    return c.json(devices.map(deviceJson));
  })
  .post("/", access("user"), validate("json", pushSubscription), gives(deviceShape, 201), async (c) => {
    const { deps, userAgent } = c.var;
    const device = await addDevice(deps, requireSession(c), c.req.valid("json"), userAgent);
    return c.json(deviceJson(device), 201);
  })
  .delete("/:id", access("owner"), gives(null), async (c) => {
    await removeDevice(c.var.deps, requireUser(c).id, c.req.param("id"));
  });
