import { knownDevice } from "#src/auth/device-cookie.ts";
import { addressHashOf } from "#src/auth/sessions.ts";
import type { Ctx } from "#src/http/env.ts";
import type { Visitor } from "./actions.ts";

export const visitorOf = (c: Ctx): Visitor => ({
  addressHash: addressHashOf(c.var.address),
  knows: (emailKey) => knownDevice(c, emailKey) !== null,
});
