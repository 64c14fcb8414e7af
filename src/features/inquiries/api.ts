import { Hono } from "hono";
import { access, requireUser } from "#src/auth/access.ts";
import type { Ctx, Env } from "#src/http/env.ts";
import { validate } from "#src/http/validate.ts";
import { sendInquiry, setInquiryStatus } from "./actions.ts";
import { carInquiryInput, type InquiryForm, inquiryPatch, plateInquiryInput } from "./schema.ts";
import type { ListingRef } from "#src/features/listings/kinds.ts";

async function answerSent(c: Ctx, about: ListingRef, form: InquiryForm): Promise<Response> {
  const { deps, session, address } = c.var;
  return c.json(await sendInquiry(deps, session?.user ?? null, about, form, address), 201);
}

/** `/api/inquiries`: asking about a car, and what a seller does with an inquiry about any listing. */
export const inquiriesApi = new Hono<Env>()
  .post("/", access("guest"), validate("json", carInquiryInput), (c) => {
    const { carId, ...form } = c.req.valid("json");
    return answerSent(c, { kind: "car", id: carId }, form);
  })
  .patch("/:id", access("owner"), validate("json", inquiryPatch), async (c) => {
    const { status } = c.req.valid("json");
    return c.json(await setInquiryStatus(c.var.deps, requireUser(c), c.req.param("id"), status));
  });

/** `/api/number-plate-inquiries`: asking about a number plate. */
export const plateInquiriesApi = new Hono<Env>().post(
  "/",
  access("guest"),
  validate("json", plateInquiryInput),
  (c) => {
    const { numberPlateId, ...form } = c.req.valid("json");
    return answerSent(c, { kind: "number-plate", id: numberPlateId }, form);
  },
);
