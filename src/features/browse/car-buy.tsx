import { type CarJson, toCard } from "#src/features/cars/car-json.ts";
import { placeLabel } from "#src/features/places/places.ts";
import { href } from "#src/i18n/paths.ts";
import { Badge } from "#src/ui/badge.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Price } from "#src/ui/price.tsx";
import { t } from "#t";
import { type Buyer, CarContact } from "./car-contact.tsx";
import { cents, termsOf } from "./car-words.ts";

interface CarBuyProps {
  car: CarJson;
  hasPhone: boolean;
  isOwner: boolean;
  buyer: Buyer | null;
  now: number;
}

/** Title, price and the ways to the seller; cards link to it as `#contact`. */
export function CarBuy({ car, hasPhone, isOwner, buyer, now }: CarBuyProps) {
  const { cash, terms } = termsOf(car);
  return (
    <section id="contact" className="mt-4 max-lg:scroll-mt-20 md:card md:p-6 lg:mt-0">
      <Badges car={car} now={now} />
      <h1 className="text-20 leading-8 [overflow-wrap:anywhere] md:text-24">
        <bdi dir="auto">{car.title}</bdi>
      </h1>
      <Price cents={cents(car.price)} size="hero" className="mt-1 block md:mt-4" />
      <p className="mt-1 text-14 leading-5.5 text-ink-soft rtl:leading-6">
        {cash && <b className="font-medium text-ink">{t.detailCashPrice()} </b>}
        {terms}
      </p>
      {isOwner ? (
        <OwnerActions id={car.id} />
      ) : car.status === "active" ? (
        <CarContact {...{ car, hasPhone, buyer }} />
      ) : (
        <p className="mt-5 rounded-field bg-sand p-4 text-15">{t.detailContactClosed()}</p>
      )}
      <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 border-t border-line pt-3 text-14 text-ink-soft md:mt-5 md:pt-4">
        <span className="inline-flex items-center gap-1.5">
          <Icon name="map-pin" size={16} />
          {placeLabel(car.location, t.language())}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <Icon name="clock" size={16} />
          {t.detailListedAgo(t.formatAgo(car.listedAt, now))}
        </span>
      </p>
    </section>
  );
}

function Badges({ car, now }: { car: CarJson; now: number }) {
  const ended = car.status === "active" ? null : car.status;
  const { isNew } = toCard(car, now);
  if (!ended && !isNew && !car.featured && !car.verified) return null;
  return (
    <p className="mb-2 flex flex-wrap gap-2 md:mb-3">
      {ended && <Badge tone={ended}>{ended === "sold" ? t.badgeSold() : t.badgeExpired()}</Badge>}
      {isNew && <Badge tone="new">{t.badgeNew()}</Badge>}
      {car.featured && <Badge tone="featured">{t.badgeFeatured()}</Badge>}
      {car.verified && <Badge tone="verified">{t.badgeVerified()}</Badge>}
    </p>
  );
}

const OwnerActions = ({ id }: { id: string }) => (
  <div className="mt-5 rounded-field bg-tint p-4">
    <p className="font-semibold">{t.detailOwnTitle()}</p>
    <p className="text-14 text-ink-soft">{t.detailOwnText()}</p>
    <div className="mt-3 grid grid-cols-2 gap-2">
      <ButtonLink href={href(`/cars/${id}/edit`)} icon="pencil">
        {t.detailEdit()}
      </ButtonLink>
      <ButtonLink href={href("/dashboard")} variant="outline">
        {t.dashboard()}
      </ButtonLink>
    </div>
  </div>
);
