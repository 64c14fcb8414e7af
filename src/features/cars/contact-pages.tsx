import { Hono } from "hono";
import { access } from "#src/auth/access.ts";
import { AppError } from "#src/core/errors.ts";
import { formatMobile, whatsappDigits } from "#src/core/phone.ts";
import { countContact, REVEALS } from "#src/features/listings/actions.ts";
import { getSellerContact } from "#src/features/listings/queries.ts";
import type { Ctx, Env } from "#src/http/env.ts";
import { limited } from "#src/http/rate-limit.ts";
import { href } from "#src/i18n/paths.ts";
import { renderPage } from "#src/shell/render-page.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { t } from "#t";
import type { CarJson } from "./car-json.ts";
import { getCar } from "./queries.ts";

/** `/cars/:id/whatsapp` leads to a chat with the seller; `/cars/:id/phone` shows the number without scripts. */
export const carContactPages = new Hono<Env>()
  .get("/cars/:id/whatsapp", access("guest"), limited(REVEALS), async (c) => {
    const { car, phone } = await contactable(c, c.req.param("id"));
    await countContact(c.var.deps, car, c.var.session?.user.id);
    return c.redirect(
      `https://wa.me/${whatsappDigits(phone)}?text=${encodeURIComponent(greeting(car))}`,
      302,
    );
  })
  .get("/cars/:id/phone", access("guest"), limited(REVEALS), async (c) => {
    const { car, name, phone } = await contactable(c, c.req.param("id"));
    await countContact(c.var.deps, car, c.var.session?.user.id);
    return renderPage(
      c,
      { title: t.phonePageTitle(), noindex: true },
      <PhonePage car={car} name={name} phone={phone} />,
    );
  });

/** The car for sale and its seller's number; throws "gone" or "not-found". */
async function contactable(c: Ctx, id: string) {
  const { db, clock } = c.var.deps;
  const car = await getCar(db.read, id, clock.now());
  if (car.status !== "active") throw new AppError("gone", "listingGone");
  const { name, phone } = await getSellerContact(db.read, car.sellerId);
  if (!phone) throw new AppError("not-found", "sellerHasNoPhone");
  return { car, name, phone };
}

const greeting = (car: CarJson) =>
  t.whatsappCarGreeting({
    year: car.year,
    make: t.makeLabel(car.make),
    model: t.modelLabel(car.make, car.model),
    price: t.formatNumber(car.price),
  });

function PhonePage({ car, name, phone }: { car: CarJson; name: string; phone: string }) {
  return (
    <div className="wrap py-12">
      <div className="card mx-auto max-w-110 p-6 text-center">
        <h1 className="text-24">{t.phonePageTitle()}</h1>
        <p className="mt-1 text-ink-soft" dir="auto">
          {name}
        </p>
        <ButtonLink href={`tel:${phone}`} size={52} block icon="phone" className="mt-5">
          <bdi dir="ltr" className="num">
            {formatMobile(phone)}
          </bdi>
        </ButtonLink>
        <p className="mt-4 text-14 text-ink-soft">{t.phonePageText()}</p>
        <a href={href(`/cars/${car.id}`)} className="link mt-2">
          {t.backToListing()}
        </a>
      </div>
    </div>
  );
}
