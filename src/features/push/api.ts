import { z } from "zod/mini";
import { access, requireSession, requireUser } from "#src/auth/access.ts";
import { describes, id, meaning, named, time } from "#src/http/describe.ts";
import { routes } from "#src/http/env.ts";
import { validate } from "#src/http/validate.ts";
import { addDevice, removeDevice } from "./actions/devices.ts";
import { deviceJson, listDevices } from "./queries.ts";
import { pushSubscription } from "./schema.ts";

const deviceShape = named(
  "Device",
  z.object({
    id: id(),
    endpoint: z.string(),
    createdAt: time("When it was added"),
    browser: meaning(z.nullable(z.string()), "The browser", "Chrome"),
    system: meaning(z.nullable(z.string()), "The system", "Android"),
  }),
);

export const pushApi = routes()
  .get(
    "/",
    access("user"),
    describes({
      id: "listDevices",
      summary: "List the devices with notifications",
      answers: { 200: z.array(deviceShape) },
    }),
    async (c) => {
      const devices = await listDevices(c.var.deps.db.read, requireUser(c).id);
      return c.json(devices.map(deviceJson));
    },
  )
  .post(
    "/",
    access("user"),
    describes({
      id: "addDevice",
      summary: "Send notifications to a device",
      text: "The result of the browser's `PushSubscription.toJSON()`.",
      accepts: ["Idempotency-Key"],
      answers: { 201: deviceShape },
      errors: [409],
    }),
    validate("json", pushSubscription),
    async (c) => {
      const { deps, userAgent } = c.var;
      const device = await addDevice(deps, requireSession(c), c.req.valid("json"), userAgent);
      return c.json(deviceJson(device), 201);
    },
  )
  .delete(
    "/:id",
    access("owner"),
    describes({
      id: "removeDevice",
      summary: "Send no more notifications to a device",
      answers: { 204: null },
    }),
    async (c) => {
      await removeDevice(c.var.deps, requireUser(c).id, c.req.param("id"));
      return c.body(null, 204);
    },
  );
