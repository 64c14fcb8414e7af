import type { ReactNode } from "react";
import { CardBadges, PhotoCount } from "#src/features/listings/parts/card-badges.tsx";
import { CardFact } from "#src/features/listings/parts/card-fact.tsx";
import { type CardContact, contactLink } from "#src/features/listings/parts/contact-link.ts";
import { CardHeart } from "#src/features/listings/parts/heart.tsx";
import { placeLabel } from "#src/features/places/places.ts";
import { href } from "#src/i18n/paths.ts";
import { Drawn } from "#src/ui/drawn.tsx";
import { IconLink } from "#src/ui/icon-button.tsx";
import { Num } from "#src/ui/num.tsx";
import { Photo } from "#src/ui/photo.tsx";
import { Price } from "#src/ui/price.tsx";
import { t } from "#t";
import type { CarCard as Card } from "../card.ts";

const DOTS = 4;
const FUEL_ICON: Record<string, string> = { Hybrid: "i-lucide-leaf", Electric: "i-lucide-zap" };

interface CarCardProps {
  car: Card;
  now: number;
  /** The width that the card takes, for the browser's choice of the photo. */
  sizes?: string;
  eager?: boolean;
  as?: "h2" | "h3";
  /** Without it the card offers no contact. */
  contact?: CardContact;
  /** A line under the price. */
  note?: ReactNode;
}

export function CarCard({
  car,
  now,
  sizes = CARD_SIZES,
  eager,
  as: Heading = "h3",
  contact,
  note,
}: CarCardProps) {
  return (
    <article className="card relative flex flex-col">
      <CardPhoto car={car} sizes={sizes} eager={eager} />
      <div className="flex flex-1 flex-col px-4 pt-3.5">
        <Price cents={car.priceCents} size="card" />
        {note}
        <Heading dir="auto" className="card-title car-title">
          <a href={href(`/cars/${car.id}`)} className="card-link">
            {car.title}
          </a>
        </Heading>
        <ul className="card-facts car-facts">
          <CardFact icon="i-lucide-calendar">
            <Num>{car.year}</Num>
          </CardFact>
          <CardFact icon="i-lucide-gauge">
            <bdi className="num">{t.formatKm(car.mileageKm)}</bdi>
          </CardFact>
          <CardFact icon={FUEL_ICON[car.fuelType] ?? "i-lucide-fuel"}>
            {t.fuelTypeLabel(car.fuelType)}
          </CardFact>
          <CardFact icon="i-own-gearbox">{t.transmissionLabel(car.transmission)}</CardFact>
        </ul>
        <div className="card-facts car-foot">
          <i className="i-lucide-map-pin size-3.5 text-faint" />
          <span className="truncate">{placeLabel(car.location, t.language())}</span>
          <span className="ms-auto whitespace-nowrap">{t.formatAgo(car.listedAt, now)}</span>
          {contact && car.status === "active" && (
            <IconLink
              icon="message-square"
              iconSize={19}
              label={t.cardContact(car.title)}
              {...contactLink(`/cars/${car.id}`, contact)}
              className="z-1 -me-3 text-action"
            />
          )}
        </div>
      </div>
      <CardHeart listing={car} label={t.favoriteSave(car.title)} />
    </article>
  );
}

/** One column on a phone, three beside the filters on a desktop. */
const CARD_SIZES = "(min-width: 1024px) 270px, (min-width: 640px) 46vw, 92vw";

function CardPhoto({ car, sizes, eager }: { car: Card; sizes: string; eager?: boolean }) {
  const { cover, photoCount } = car;
  return (
    <div className="card-photo">
      {cover ? (
        <Photo
          {...cover}
          alt=""
          sizes={sizes}
          eager={eager}
          transition={`car-${car.id}`}
          className={car.status === "active" ? undefined : "grayscale-75 opacity-75"}
        />
      ) : (
        <Drawn id="no-photo" box={[400, 300]} className="size-full" />
      )}
      <CardBadges listing={car} />
      {photoCount > 1 && (
        <span aria-hidden="true" className="card-dots">
          {Array.from({ length: Math.min(DOTS, photoCount) }, (_, i) => (
            <b key={i} />
          ))}
        </span>
      )}
      <PhotoCount count={photoCount} />
    </div>
  );
}
