import { access, requireUser } from "#src/auth/access.ts";
import { listTokens } from "#src/auth/api-tokens.ts";
import { routes } from "#src/http/env.ts";
import { validate } from "#src/http/validate.ts";
import { makeToken, revokeToken } from "./actions.ts";
import { tokenInput } from "./schema.ts";

export const tokensApi = routes()
  .get("/", access("user"), async (c) => {
    const { db, clock } = c.var.deps;
    return c.json(await listTokens(db.read, requireUser(c).id, clock.now()));
  })
  .post("/", access("user"), validate("json", tokenInput), async (c) =>
    c.json(await makeToken(c.var.deps, requireUser(c), c.req.valid("json")), 201),
  )
  .delete("/:id", access("owner"), async (c) => {
    await revokeToken(c.var.deps, requireUser(c), c.req.param("id"));
    return c.body(null, 204);
  });
