import { access, requireUser } from "#src/auth/access.ts";
import { AppError } from "#src/core/errors.ts";
import { readLink } from "#src/features/conversations/threads/links.ts";
import { getThread } from "#src/features/conversations/threads/queries/find-thread.ts";
import { nameOf } from "#src/features/conversations/threads/queries/list-threads.ts";
import { findDealer, findDealerBySlug } from "#src/features/dealers/queries.ts";
import { dealerName, dealerPath } from "#src/features/dealers/schema.ts";
import { idPath, KINDS, type ListingKind, LISTING_KINDS, listingPath } from "#src/features/listings/kinds.ts";
import { getListing } from "#src/features/listings/listings.ts";
import { getSeller } from "#src/features/listings/page/listing-sellers.ts";
import { getReview, reviewJson } from "#src/features/reviews/queries.ts";
import { type Ctx, routes } from "#src/http/env.ts";
import { onRefusal } from "#src/http/errors.ts";
import { parseInput } from "#src/http/validate.ts";
import { href } from "#src/i18n/paths.ts";
import { flashOn } from "#src/shell/flash.ts";
import { renderPage } from "#src/shell/render-page.tsx";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { RadioGroup } from "#src/ui/choice-group.tsx";
import { Field } from "#src/ui/field.tsx";
import { FormError } from "#src/ui/notice.tsx";
import { Textarea } from "#src/ui/input.tsx";
import { Honeypot } from "#src/ui/honeypot.tsx";
import { t } from "#t";
import { readReporter } from "./reporter.ts";
import { report } from "./actions/reports.ts";
import {
  CONVERSATION_REASONS,
  conversationReport,
  MAX_REPORT_TEXT,
  REPORT_REASONS,
  REVIEW_REASONS,
  reportInput,
} from "./schema.ts";

interface Subject {
  about: string;
  page: string;
  form: string;
  ids: Partial<Record<"listingId" | "sellerId" | "dealerId" | "reviewId" | "conversationId", string>>;
  /** The page's address is a guest's secret. */
  secret?: boolean;
}

const idIn = (c: Ctx) => c.req.param("id") ?? "";

const listingOf =
  (kind: ListingKind) =>
  async (c: Ctx): Promise<Subject> => {
    const listing = await getListing(c.var.deps.db.read, { kind, id: idIn(c) });
    const pages = { page: listingPath(listing), form: `${idPath(listing)}/report` };
    return { about: listing.title, ...pages, ids: { listingId: listing.id } };
  };

async function sellerOf(c: Ctx): Promise<Subject> {
  const { id, name } = await getSeller(c.var.deps, idIn(c), c.var.session?.user);
  return { about: name, page: `/sellers/${id}`, form: `/sellers/${id}/report`, ids: { sellerId: id } };
}

async function dealerOf(c: Ctx): Promise<Subject> {
  const dealer = await findDealerBySlug(c.var.deps.db.read, c.req.param("slug") ?? "");
  if (!dealer?.isActive) throw new AppError("not-found", "dealerNotFound");
  const page = dealerPath(dealer.slug);
  return { about: dealerName(dealer), page, form: `${page}/report`, ids: { dealerId: dealer.id } };
}

async function reviewOf(c: Ctx): Promise<Subject> {
  const { read } = c.var.deps.db;
  const row = await getReview(read, { id: idIn(c) });
  const { id, dealerId, sellerId } = row.review;
  const dealer = await findDealer(read, dealerId ?? "");
  const page = dealer ? dealerPath(dealer.slug) : `/sellers/${sellerId}`;
  const about = t.reviewAbout(reviewJson(row).name);
  return { about, page, form: `/reviews/${id}/report`, ids: { reviewId: id } };
}

/** A member's conversation by its id, or a guest's by the key of their secret link. */
async function conversationOf(c: Ctx): Promise<Subject> {
  const { db, clock } = c.var.deps;
  const key = c.req.param("key") ?? "";
  const link = readLink("read", key, clock.now());
  const conversationId = link?.conversationId ?? key;
  const reading = link ? { guestOf: conversationId } : { person: requireUser(c) };
  const about = nameOf(await getThread(db.read, reading, conversationId));
  const page = `/messages/${key}`;
  return { about, page, form: `${page}/report`, ids: { conversationId }, secret: link !== null };
}

function readReport({ conversationId, ...ids }: Subject["ids"], values: { reason: string; text: string }) {
  if (conversationId === undefined) return parseInput(reportInput, { ...values, ...ids });
  const { reason, note } = parseInput(conversationReport, { reason: values.reason, note: values.text });
  return { conversationId, reason, text: note };
}

function reportPages(find: (c: Ctx) => Promise<Subject>) {
  const page = (c: Ctx, subject: Subject, props: object = {}, status?: Parameters<typeof renderPage>[3]) =>
    renderPage(
      c,
      { title: t.reportTitle(), noindex: true, secret: subject.secret },
      <ReportPage {...subject} {...props} />,
      status,
    );
  return routes()
    .get("/", access("guest"), async (c) => page(c, await find(c)))
    .post("/", access("guest"), async (c) => {
      const subject = await find(c);
      const form = await c.req.parseBody();
      const values = { reason: String(form.reason ?? ""), text: String(form.text ?? "") };
      onRefusal(c, ({ status, fields, message }) =>
        page(c, subject, { values, errors: fields, message }, status),
      );
      const website = String(form.website ?? "");
      await report(c.var.deps, readReporter(c), { ...readReport(subject.ids, values), website });
      return flashOn(c, subject.page, "reportSentToast");
    });
}

export const moderationPages = routes()
  .route("/sellers/:id/report", reportPages(sellerOf))
  .route("/dealers/:slug/report", reportPages(dealerOf))
  .route("/reviews/:id/report", reportPages(reviewOf))
  .route("/messages/:key/report", reportPages(conversationOf));
for (const kind of LISTING_KINDS)
  moderationPages.route(`${KINDS[kind].path}/:id/report`, reportPages(listingOf(kind)));

/** Of a review, those that a text can have. */
const reasonsOf = ({ conversationId, reviewId }: Subject["ids"]) =>
  conversationId ? CONVERSATION_REASONS : reviewId ? REVIEW_REASONS : REPORT_REASONS;

interface ReportPageProps extends Pick<Subject, "about" | "page" | "form" | "ids"> {
  values?: { reason?: string; text?: string };
  errors?: Record<string, string>;
  message?: string;
}

const ReportPage = ({ about, page, form, ids, values = {}, errors = {}, message }: ReportPageProps) => (
  <div className="wrap max-w-140! py-8 md:py-12">
    <h1 className="text-26 font-bold md:text-30">{t.reportTitle()}</h1>
    <p className="mt-1 text-17">
      <bdi dir="auto">{about}</bdi>
    </p>
    <p className="mt-2 text-15 text-ink-soft">
      {ids.conversationId ? t.reportConversationText() : t.reportText()}
    </p>
    <form method="post" action={href(form)} className="card mt-5 grid gap-5 p-5">
      <FormError>{message}</FormError>
      <RadioGroup
        legend={t.reason()}
        name="reason"
        defaultValue={values.reason}
        error={errors.reason}
        options={reasonsOf(ids).map((reason) => ({
          value: reason,
          label: t.reportLabel(reason),
        }))}
      />
      <Field label={t.reportWords()} error={errors.text} optional>
        <Textarea name="text" rows={4} maxLength={MAX_REPORT_TEXT} defaultValue={values.text} />
      </Field>
      <Honeypot />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size={48} icon="flag">
          {t.reportSend()}
        </Button>
        <ButtonLink href={href(page)} size={48} variant="quiet">
          {t.cancel()}
        </ButtonLink>
      </div>
    </form>
  </div>
);
