import { access, requireUser } from "#src/auth/access.ts";
import { KINDS, LISTING_KINDS } from "#src/features/listings/kinds.ts";
import { routes } from "#src/http/env.ts";
import { validate } from "#src/http/validate.ts";
import { sendInquiry, setInquiryStatus } from "./actions.ts";
import { inquiryAbout } from "./inquiry-input.ts";
import { inquiryPatch } from "./schema.ts";

export const inquiriesApi = routes();

inquiriesApi.patch(
  "/api/inquiries/:id",
  access("owner", "inquiries:write"),
  validate("json", inquiryPatch),
  async (c) => {
    const { status } = c.req.valid("json");
    return c.json(await setInquiryStatus(c.var.deps, requireUser(c), c.req.param("id"), status));
  },
);

for (const kind of LISTING_KINDS) {
  const { inquiryApi, inquiryId } = KINDS[kind];
  inquiriesApi.post(inquiryApi, access("guest"), validate("json", inquiryAbout(inquiryId)), async (c) => {
    const { deps, session, address } = c.var;
    const { [inquiryId]: id, ...form } = c.req.valid("json");
    return c.json(await sendInquiry(deps, session?.user ?? null, { kind, id }, form, address), 201);
  });
}
