import { z } from "zod/mini";
import { access, requireUser, SCOPES } from "#src/auth/access.ts";
import { listTokens } from "#src/auth/api-tokens.ts";
import { gives, named, texts, time, times } from "#src/http/describe.ts";
import { routes } from "#src/http/env.ts";
import { validate } from "#src/http/validate.ts";
import { makeToken, revokeToken } from "./actions.ts";
import { tokenInput } from "./schema.ts";

const shown = { ...texts("id", "name"), scopes: z.array(z.enum(SCOPES)), ...times("expiresAt") };
const newTokenShape = named("NewToken", { ...texts("token"), ...shown });
const tokenShape = named("Token", {
  ...shown,
  ...texts("start"),
  ...times("createdAt"),
  lastUsedAt: z.nullable(time()),
});

export const tokensApi = routes()
  .get("/", access("user"), gives(z.array(tokenShape)), async (c) => {
    const { db, clock } = c.var.deps;
    return c.json(await listTokens(db.read, requireUser(c).id, clock.now()));
  })
  .post("/", access("user"), validate("json", tokenInput), gives(newTokenShape, 201), async (c) =>
    c.json(await makeToken(c.var.deps, requireUser(c), c.req.valid("json")), 201),
  )
  .delete("/:id", access("owner"), gives(null), async (c) => {
    await revokeToken(c.var.deps, requireUser(c), c.req.param("id"));
  });
