import { Hono } from "hono";
import { access } from "#src/auth/access.ts";
import { formatMobile } from "#src/core/phone.ts";
import { listPhotosOf } from "#src/features/listings/queries.ts";
import { listingPath } from "#src/features/listings/schema.ts";
import type { ListingKind } from "#src/features/listings/tables.ts";
import { findPlate } from "#src/features/plates/queries/list-plates.ts";
import type { Ctx, Env } from "#src/http/env.ts";
import { type Refusal, refusalOf } from "#src/http/refusal.ts";
import { parseInput, validate } from "#src/http/validate.ts";
import { href } from "#src/i18n/paths.ts";
import { setFlash } from "#src/shell/flash.ts";
import { renderPage } from "#src/shell/render-page.tsx";
import { getListingToAskAbout, sendInquiry } from "./actions.ts";
import { InquiryPage } from "./inquiry-page.tsx";
import type { InquiryFormProps } from "./parts/inquiry-form.tsx";
import { inquiryWords } from "./parts/inquiry-words.ts";
import { anyForm, inquiryForm, type InquiryField } from "./schema.ts";

type Typed = InquiryFormProps["values"];

/** The inquiry about a listing of this kind as a page of its own. */
function pagesFor(kind: ListingKind, sent: Parameters<typeof setFlash>[1]) {
  const path = `${listingPath({ kind, id: ":id" })}/inquiry`;
  return new Hono<Env>()
    .get(path, access("guest"), async (c) => {
      const user = c.var.session?.user;
      const known = user && {
        buyerName: user.name,
        buyerPhone: user.phone ? formatMobile(user.phone) : "",
        buyerEmail: user.email,
      };
      return answer(c, await askedAbout(c, kind), known ?? {});
    })
    .post(path, access("guest"), validate("form", anyForm), async (c) => {
      const { deps, session, address } = c.var;
      const listing = await askedAbout(c, kind);
      const typed = typedIn(c.req.valid("form"));
      try {
        await sendInquiry(deps, session?.user ?? null, listing, parseInput(inquiryForm, typed), address);
      } catch (error) {
        return answer(c, listing, typed, refusalOf(c, error));
      }
      setFlash(c, sent);
      return c.redirect(href(listingPath(listing)), 303);
    });
}

export const inquiryPages = new Hono<Env>()
  .route("/", pagesFor("car", "inquirySentToast"))
  .route("/", pagesFor("number-plate", "plateInquirySentToast"));

const askedAbout = (c: Ctx, kind: ListingKind) => {
  const { deps, session } = c.var;
  const about = { kind, id: c.req.param("id") ?? "" };
  return getListingToAskAbout(deps.db.read, session?.user ?? null, about, deps.clock.now());
};

const FIELDS: InquiryField[] = ["buyerName", "buyerPhone", "buyerEmail", "message", "website"];

const typedIn = (form: Record<string, unknown>): Typed =>
  Object.fromEntries(FIELDS.map((name) => [name, typeof form[name] === "string" ? form[name] : ""]));

async function answer(
  c: Ctx,
  listing: Awaited<ReturnType<typeof askedAbout>>,
  values: Typed,
  refusal?: Refusal,
): Promise<Response> {
  const { read } = c.var.deps.db;
  const plate = await findPlate(read, listing.id);
  const [cover] = (await listPhotosOf(read, [listing.id])).get(listing.id) ?? [];
  return renderPage(
    c,
    { title: inquiryWords(listing.kind).title, noindex: true },
    <InquiryPage
      {...{ listing, plate, cover, values }}
      errors={refusal?.fields ?? {}}
      message={refusal?.message}
    />,
    refusal?.status ?? 200,
  );
}
