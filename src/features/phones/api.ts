import { access, requireUser } from "#src/auth/access.ts";
import { gives } from "#src/http/describe.ts";
import { routes } from "#src/http/env.ts";
import { validate } from "#src/http/validate.ts";
import { askForCode, enterCode } from "./actions.ts";
import { typedPhoneCode } from "./schema.ts";
import { confirmedPhoneShape, phoneCheckShape } from "./shapes.ts";

export const phoneChecksApi = routes()
  .post("/", access("user"), gives(phoneCheckShape, 202), async (c) =>
    c.json(await askForCode(c.var.deps, requireUser(c).id, c.var.address), 202),
  )
  .post("/:id", access("owner"), validate("json", typedPhoneCode), gives(confirmedPhoneShape), async (c) => {
    const { code } = c.req.valid("json");
    const phoneConfirmedAt = await enterCode(c.var.deps, requireUser(c).id, c.req.param("id"), code);
    return c.json({ phoneConfirmedAt });
  });
