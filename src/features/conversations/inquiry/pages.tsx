import type { ReactNode } from "react";
import { access } from "#src/auth/access.ts";
import { idPath, LISTING_KINDS, type ListingKind, listingPath } from "#src/features/listings/kinds.ts";
import type { ListingRow } from "#src/features/listings/listings.ts";
import { kindOf } from "#src/features/listings/register.ts";
import { type Ctx, routes } from "#src/http/env.ts";
import { type Refusal, onRefusal } from "#src/http/errors.ts";
import { parseInput, postedForm } from "#src/http/validate.ts";
import { href } from "#src/i18n/paths.ts";
import { flashOn } from "#src/shell/flash.ts";
import { renderPage } from "#src/shell/render-page.tsx";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Price } from "#src/ui/price.tsx";
import { t } from "#t";
import { getListingToAskAbout, sendInquiry } from "./actions.ts";
import { InquiryForm, type InquiryFormProps } from "./parts/inquiry-form.tsx";
import { prefilled } from "./inquiry-json.ts";
import { guestInput, inquiryInput } from "./inquiry-input.ts";

function pagesFor(kind: ListingKind) {
  const path = `${idPath({ kind, id: ":id" })}/inquiry`;
  return routes()
    .get(path, access("guest"), async (c) =>
      render(c, await getListingAsked(c, kind), prefilled(c.var.session?.user)),
    )
    .post(path, access("guest"), postedForm, async (c) => {
      const { deps, session, address } = c.var;
      const listing = await getListingAsked(c, kind);
      const typed = c.req.valid("form");
      onRefusal(c, (refusal) => render(c, listing, typed, refusal));
      const inquiry = parseInput(session ? inquiryInput : guestInput, typed);
      const { conversationId } = await sendInquiry(deps, session?.user ?? null, listing, inquiry, address);
      const sent = kindOf(kind).inquirySent;
      if (session) return flashOn(c, `/messages/${conversationId}`, sent);
      return flashOn(c, listingPath(listing), sent, "guestLinkSent");
    });
}

export const inquiryPages = routes();
for (const kind of LISTING_KINDS) inquiryPages.route("/", pagesFor(kind));

const getListingAsked = (c: Ctx, kind: ListingKind) => {
  const { deps, session } = c.var;
  const about = { kind, id: c.req.param("id") ?? "" };
  return getListingToAskAbout(deps.db.read, session?.user ?? null, about, deps.clock.now());
};

async function render(c: Ctx, listing: ListingRow, values: InquiryFormProps["values"], refusal?: Refusal) {
  const { db, clock } = c.var.deps;
  const { get, texts, thumbnail } = kindOf(listing.kind);
  const shown = await get(db.read, listing.id, clock.now(), c.var.session?.user);
  const message = refusal?.code === "sellerBusyForGuests" ? <GuestsMessage {...refusal} /> : refusal?.message;
  const form = { values, errors: refusal?.fields ?? {}, message };
  return renderPage(
    c,
    { title: texts().inquiry.title, noindex: true },
    <InquiryPage listing={listing} picture={thumbnail(shown)} isGuest={!c.var.session} form={form} />,
    refusal?.status,
  );
}

const GuestsMessage = ({ message }: { message: string }) => (
  <>
    <p>{message}</p>
    <a href={href("/login")} target="_blank" className="link">
      {t.signInInNewTab()}
    </a>
  </>
);

interface InquiryPageProps {
  listing: ListingRow;
  picture: ReactNode;
  isGuest: boolean;
  form: Pick<InquiryFormProps, "values" | "errors" | "message">;
}

function InquiryPage({ listing, picture, isGuest, form }: InquiryPageProps) {
  const back = href(listingPath(listing));
  const { back: backLabel, title, hint } = kindOf(listing.kind).texts().inquiry;
  return (
    <div className="wrap max-w-180 py-6 md:py-10">
      <a href={back} className="link">
        <Icon name="chevron-left" flip />
        {backLabel}
      </a>
      <h1 className="mt-2 text-26 font-bold md:text-30">{title}</h1>
      <p className="mt-1 text-ink-soft">{t.inquiryAbout()}</p>
      <a href={back} className="panel mt-5 flex items-center gap-4 overflow-hidden">
        <span className="relative grid min-h-24 w-32 flex-none place-items-center self-stretch bg-sand p-3">
          {picture}
        </span>
        <span className="min-w-0 py-3 pe-4">
          <span className="clamp-2 font-medium">
            <bdi>{listing.title}</bdi>
          </span>
          <Price cents={listing.priceCents} size="row" className="mt-1 block" />
        </span>
      </a>
      <div className="card mt-4 p-4 md:p-6">
        <InquiryForm
          id="inquiry-form"
          hint={hint}
          action={href(`${idPath(listing)}/inquiry`)}
          field={(name) => ({ name })}
          isGuest={isGuest}
          {...form}
        >
          <Button type="submit" size={52} block icon="send">
            {title}
          </Button>
        </InquiryForm>
      </div>
    </div>
  );
}
