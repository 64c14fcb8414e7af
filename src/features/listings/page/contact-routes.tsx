import { access } from "#src/auth/access.ts";
import { AppError } from "#src/core/errors.ts";
import type { Reader } from "#src/db/open.ts";
import { formatPhone, whatsappDigits } from "#src/core/phone.ts";
import { type Ctx, routes } from "#src/http/env.ts";
import { href } from "#src/i18n/paths.ts";
import { renderPage } from "#src/shell/render-page.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { t } from "#t";
import { countContact, countReveal } from "../life-cycle/visits.ts";
import type { Listing } from "../listing-json.ts";
import { getContactFor } from "./listing-sellers.ts";
import { idPath, type ListingKind } from "../kinds.ts";

/** `/:id/whatsapp` redirects to a chat that begins with `greeting`; `/:id/phone` shows the number without scripts. */
export function contactPages<L extends Listing>(
  kind: ListingKind,
  get: (read: Reader, id: string, now: number) => Promise<L>,
  greeting: (listing: L) => string,
) {
  async function contact(c: Ctx) {
    const { deps, session, address } = c.var;
    const listing = await get(deps.db.read, c.req.param("id") ?? "", deps.clock.now());
    if (listing.status !== "active") throw new AppError("gone", "listingGone");
    const viewer = session?.user;
    const { name, phone } = await getContactFor(deps, listing, viewer);
    if (!phone) throw new AppError("not-found", "sellerHasNoPhone");
    const visitor = { address, userId: viewer?.id ?? null };
    await countReveal(deps, visitor, listing.dealerId ?? listing.sellerId);
    await countContact(deps, listing, visitor);
    return { listing, name, phone };
  }

  const base = idPath({ kind, id: ":id" });
  return routes()
    .get(`${base}/whatsapp`, access("guest"), async (c) => {
      const { listing, phone } = await contact(c);
      const text = encodeURIComponent(greeting(listing));
      return c.redirect(`https://wa.me/${whatsappDigits(phone)}?text=${text}`, 302);
    })
    .get(`${base}/phone`, access("guest"), async (c) => {
      const { listing, ...seller } = await contact(c);
      const back = { href: href(listing.url), label: t.backToListing() };
      const page = { title: t.callSeller(), ...seller, back };
      return renderPage(c, { title: page.title, noindex: true }, <PhonePage {...page} />);
    });
}

interface PhonePageProps {
  title: string;
  name: string;
  phone: string;
  back: { href: string; label: string };
}

export const PhonePage = ({ title, name, phone, back }: PhonePageProps) => (
  <div className="wrap py-12">
    <div className="card mx-auto max-w-110 p-6 text-center">
      <h1 className="text-24">{title}</h1>
      <p className="mt-1 text-ink-soft" dir="auto">
        {name}
      </p>
      <ButtonLink href={`tel:${phone}`} size={52} block icon="phone" className="mt-5">
        <bdi dir="ltr" className="num">
          {formatPhone(phone)}
        </bdi>
      </ButtonLink>
      <p className="mt-4 text-14 text-ink-soft">{t.phonePageText()}</p>
      <a href={back.href} className="link mt-2">
        {back.label}
      </a>
    </div>
  </div>
);
