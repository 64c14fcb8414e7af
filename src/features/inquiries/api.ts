import { Hono } from "hono";
import { access, requireUser } from "#src/auth/access.ts";
import type { Env } from "#src/http/env.ts";
import { validate } from "#src/http/validate.ts";
import { sendInquiry, setInquiryStatus } from "./actions.ts";
import { inquiryInput, inquiryPatch } from "./schema.ts";

export const inquiriesApi = new Hono<Env>()
  .post("/", access("guest"), validate("json", inquiryInput), async (c) => {
    const { deps, session, address } = c.var;
    return c.json(await sendInquiry(deps, session?.user ?? null, c.req.valid("json"), address), 201);
  })
  .patch("/:id", access("owner"), validate("json", inquiryPatch), async (c) => {
    const { status } = c.req.valid("json");
    return c.json(await setInquiryStatus(c.var.deps, requireUser(c), c.req.param("id"), status));
  });
