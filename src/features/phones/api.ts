import { z } from "zod/mini";
import { access, requireUser } from "#src/auth/access.ts";
import { gives, named, numbers, texts, times } from "#src/http/describe.ts";
import { routes } from "#src/http/env.ts";
import { validate } from "#src/http/validate.ts";
import { askForCode, enterCode } from "./actions.ts";
import { typedPhoneCode } from "./schema.ts";

const sent = named("PhoneCheck", { ...texts("id"), ...times("expiresAt"), ...numbers("resendAfterSeconds") });
const confirmed = z.object(times("phoneConfirmedAt"));

export const phoneChecksApi = routes()
  .post("/", access("user"), gives(sent, 202), async (c) =>
    c.json(await askForCode(c.var.deps, requireUser(c).id, c.var.address), 202),
  )
  .post("/:id", access("owner"), validate("json", typedPhoneCode), gives(confirmed), async (c) => {
    const { code } = c.req.valid("json");
    const phoneConfirmedAt = await enterCode(c.var.deps, requireUser(c).id, c.req.param("id"), code);
    return c.json({ phoneConfirmedAt });
  });
