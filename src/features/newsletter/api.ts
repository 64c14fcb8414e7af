import { access } from "#src/auth/access.ts";
import { gives } from "#src/http/describe.ts";
import { routes } from "#src/http/env.ts";
import { validate } from "#src/http/validate.ts";
import { subscribe } from "./actions.ts";
import { newsletterForm } from "./schema.ts";

/** `POST /api/newsletter` answers 202 whether or not the address is known. */
export const newsletterApi = routes().post(
  "/",
  access("guest"),
  gives(null, 202),
  validate("json", newsletterForm),
  async (c) => {
    await subscribe(c.var.deps, c.req.valid("json"), c.var);
    return c.body(null, 202);
  },
);
