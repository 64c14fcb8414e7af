import { Hono } from "hono";
import { access } from "#src/auth/access.ts";
import { formatMobile } from "#src/core/phone.ts";
import type { CarJson } from "#src/features/cars/car-json.ts";
import type { Ctx, Env } from "#src/http/env.ts";
import { type Refusal, refusalOf } from "#src/http/refusal.ts";
import { parseInput, validate } from "#src/http/validate.ts";
import { href } from "#src/i18n/paths.ts";
import { setFlash } from "#src/shell/flash.ts";
import { renderPage } from "#src/shell/render-page.tsx";
import { t } from "#t";
import { getCarToAskAbout, sendInquiry } from "./actions.ts";
import { InquiryPage } from "./inquiry-page.tsx";
import type { InquiryFormProps } from "./parts/inquiry-form.tsx";
import { anyForm, inquiryForm, type InquiryField } from "./schema.ts";

type Typed = InquiryFormProps["values"];

export const inquiryPages = new Hono<Env>()
  .get("/cars/:id/inquiry", access("guest"), async (c) => {
    const user = c.var.session?.user;
    const known = user && {
      buyerName: user.name,
      buyerPhone: user.phone ? formatMobile(user.phone) : "",
      buyerEmail: user.email,
    };
    return answer(c, await askedAbout(c, c.req.param("id")), known ?? {});
  })
  .post("/cars/:id/inquiry", access("guest"), validate("form", anyForm), async (c) => {
    const { deps, session, address } = c.var;
    const car = await askedAbout(c, c.req.param("id"));
    const typed = typedIn(c.req.valid("form"));
    try {
      const input = { ...parseInput(inquiryForm, typed), carId: car.id };
      await sendInquiry(deps, session?.user ?? null, input, address);
    } catch (error) {
      return answer(c, car, typed, refusalOf(c, error));
    }
    setFlash(c, "inquirySent");
    return c.redirect(href(`/cars/${car.id}`), 303);
  });

const askedAbout = (c: Ctx, id: string) =>
  getCarToAskAbout(c.var.deps.db.read, c.var.session?.user ?? null, id, c.var.deps.clock.now());

const FIELDS: InquiryField[] = ["buyerName", "buyerPhone", "buyerEmail", "message", "website"];

const typedIn = (form: Record<string, unknown>): Typed =>
  Object.fromEntries(FIELDS.map((name) => [name, typeof form[name] === "string" ? form[name] : ""]));

const answer = (c: Ctx, car: CarJson, values: Typed, refusal?: Refusal) =>
  renderPage(
    c,
    { title: t.inquirySend(), noindex: true },
    <InquiryPage car={car} values={values} errors={refusal?.fields ?? {}} message={refusal?.message} />,
    refusal?.status ?? 200,
  );
