import { z } from "zod/mini";
import { access, requireUser } from "#src/auth/access.ts";
import { pageParams } from "#src/core/query-params.ts";
import { KINDS, LISTING_KINDS } from "#src/features/listings/kinds.ts";
import { asks, gives, paged } from "#src/http/describe.ts";
import { routes } from "#src/http/env.ts";
import { linkPages } from "#src/http/page-links.ts";
import { queryParams, validate } from "#src/http/validate.ts";
import { sendInquiry, changeInquiry } from "./actions.ts";
import { inquiryAbout } from "./inquiry-input.ts";
import { listInquiriesOf } from "./queries.ts";
import { INQUIRY_STATUSES, inquiryPatch } from "./schema.ts";
import { askedShape, inquiryShape, sentShape, statusShape } from "./shapes.ts";

export const inquiriesApi = routes();

inquiriesApi.get(
  "/api/inquiries",
  access("user", "inquiries:read"),
  asks({ status: statusShape, ...paged }),
  gives(z.array(inquiryShape)),
  async (c) => {
    const params = queryParams(c);
    const status = INQUIRY_STATUSES.find((known) => known === params.get("status"));
    const asked = { ...pageParams(params), status };
    const { items, ...page } = await listInquiriesOf(c.var.deps.db.read, requireUser(c), asked);
    linkPages(c, page);
    return c.json(items);
  },
);

inquiriesApi.patch(
  "/api/inquiries/:id",
  access("owner", "inquiries:write"),
  validate("json", inquiryPatch),
  gives(sentShape),
  async (c) =>
    c.json(await changeInquiry(c.var.deps, requireUser(c), c.req.param("id"), c.req.valid("json"))),
);

for (const kind of LISTING_KINDS) {
  const { inquiryApi, inquiryId } = KINDS[kind];
  inquiriesApi.post(
    inquiryApi,
    access("guest"),
    validate("json", inquiryAbout(inquiryId)),
    gives(askedShape, 201),
    async (c) => {
      const { deps, session, address } = c.var;
      const { [inquiryId]: id, ...form } = c.req.valid("json");
      return c.json(await sendInquiry(deps, session?.user ?? null, { kind, id }, form, address), 201);
    },
  );
}
