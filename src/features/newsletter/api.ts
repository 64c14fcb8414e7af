import { access } from "#src/auth/access.ts";
import { gives } from "#src/http/describe.ts";
import { routes } from "#src/http/env.ts";
import { validate } from "#src/http/validate.ts";
import { subscribe } from "./actions.ts";
import { newsletterForm } from "./schema.ts";

export const newsletterApi = routes();

/** Answers 202 whether or not the address is known. */
newsletterApi.post("/", access("guest"), validate("json", newsletterForm), gives(null, 202), async (c) => {
  await subscribe(c.var.deps, c.req.valid("json"), c.var);
});
