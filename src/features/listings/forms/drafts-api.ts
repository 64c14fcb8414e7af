import { Hono } from "hono";
import { access, requireUser } from "#src/auth/access.ts";
import { AppError } from "#src/core/errors.ts";
import type { Env } from "#src/http/env.ts";
import { validate } from "#src/http/validate.ts";
import { keepDraft, removeDraft } from "../life-cycle/drafts.ts";
import { submissionKeyOf } from "../life-cycle/own-listings.ts";
import { draftInput } from "../life-cycle/draft-input.ts";

export const draftsApi = new Hono<Env>()
  .put("/:id", access("user"), validate("json", draftInput), async (c) => {
    const id = submissionKeyOf(c.req.param("id"));
    if (!id) throw new AppError("not-found", "draftNotFound");
    await keepDraft(c.var.deps, requireUser(c).id, id, c.req.valid("json"));
    return c.body(null, 204);
  })
  .delete("/:id", access("owner"), async (c) => {
    await removeDraft(c.var.deps, requireUser(c).id, c.req.param("id"));
    return c.body(null, 204);
  });
