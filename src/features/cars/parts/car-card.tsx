import { CardFact } from "#src/features/listings/parts/card-fact.tsx";
import { type CardContact, contactHref } from "#src/features/listings/parts/contact-href.ts";
import { CardHeart } from "#src/features/listings/parts/heart.tsx";
import { placeLabel } from "#src/features/places/places.ts";
import { href } from "#src/i18n/paths.ts";
import { Badge } from "#src/ui/badge.tsx";
import { IconLink } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { NoPhoto } from "#src/ui/no-photo.tsx";
import { Num } from "#src/ui/num.tsx";
import { Photo } from "#src/ui/photo.tsx";
import { Price } from "#src/ui/price.tsx";
import type { ReactNode } from "react";
import { t } from "#t";
import type { CarCard as Card } from "../car-json.ts";

const DOTS = 4;
const FUEL_ICON: Record<string, string> = { Hybrid: "i-lucide-leaf", Electric: "i-lucide-zap" };

/** Two by two; in one row where a phone's width holds the shorter Arabic words. */
const FACTS =
  "my-2.5 grid grid-cols-[minmax(84px,auto)_1fr] gap-x-3 gap-y-1.5 text-13 leading-4.5 text-ink-soft " +
  "rtl:min-[360px]:max-sm:flex rtl:min-[360px]:max-sm:flex-wrap rtl:min-[360px]:max-sm:justify-between";

interface CarCardProps {
  car: Card;
  now: number;
  /** The width that the card takes, for the browser's choice of the photo. */
  sizes?: string;
  /** Among the first on the page: its photo is not put off. */
  eager?: boolean;
  as?: "h2" | "h3";
  /** Whether a reader who wants to contact the seller must sign in first; without it the card offers no contact. */
  contact?: CardContact;
  /** A line under the price. */
  note?: ReactNode;
}

/** A car among others: cover, price, title, the four facts, city and age. The whole card leads to the car. */
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
        <Price cents={Math.round(car.price * 100)} size="card" />
        {note}
        <Heading
          dir="auto"
          className="mt-1 line-clamp-2 [text-align:-webkit-match-parent] [text-align:match-parent] text-16 font-medium text-balance leading-6 md:min-h-11 md:text-15 md:leading-5.5 rtl:leading-6 rtl:md:min-h-12"
        >
          <a
            href={href(`/cars/${car.id}`)}
            className="after:absolute after:inset-0 after:rounded-card after:content-['']"
          >
            {car.title}
          </a>
        </Heading>
        <ul className={FACTS}>
          <CardFact icon="i-lucide-calendar">
            <Num>{car.year}</Num>
          </CardFact>
          <CardFact icon="i-lucide-gauge">
            <bdi className="num">{t.formatKm(car.mileage)}</bdi>
          </CardFact>
          <CardFact icon={FUEL_ICON[car.fuelType] ?? "i-lucide-fuel"}>
            {t.fuelTypeLabel(car.fuelType)}
          </CardFact>
          <li className="flex items-center gap-1.5 whitespace-nowrap">
            <Icon name="gearbox" size={15} className="text-faint" />
            {t.transmissionLabel(car.transmission)}
          </li>
        </ul>
        <div className="mt-auto flex min-h-11 items-center gap-1.5 border-t border-line text-13 text-ink-soft">
          <i className="i-lucide-map-pin size-3.5 text-faint" />
          <span className="truncate">{placeLabel(car.location, t.language())}</span>
          <span className="ms-auto whitespace-nowrap">{t.formatAgo(car.listedAt, now)}</span>
          {contact && car.status === "active" && (
            <IconLink
              icon="message-square"
              iconSize={19}
              label={t.cardContact(car.title)}
              href={contactHref(`/cars/${car.id}`, contact)}
              data-hold={contact === "sign-in" ? "" : undefined}
              rel={contact === "sign-in" ? "nofollow" : undefined}
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
    <div className="relative aspect-[4/3] overflow-hidden rounded-t-[15px] bg-sand">
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
        <NoPhoto className="size-full" />
      )}
      <div className="absolute start-3 end-13 top-3 flex flex-wrap gap-1.5">
        {car.status !== "active" && (
          <Badge tone={car.status} onPhoto>
            {car.status === "sold" ? t.badgeSold() : t.badgeExpired()}
          </Badge>
        )}
        {car.isNew && (
          <Badge tone="new" onPhoto>
            {t.badgeNew()}
          </Badge>
        )}
        {car.featured && (
          <Badge tone="featured" onPhoto>
            {t.badgeFeatured()}
          </Badge>
        )}
        {car.verified && (
          <Badge tone="verified" onPhoto>
            {t.badgeVerified()}
          </Badge>
        )}
      </div>
      {photoCount > 1 && (
        <span aria-hidden="true" className="absolute inset-x-0 bottom-4.5 flex justify-center gap-1.25">
          {Array.from({ length: Math.min(DOTS, photoCount) }, (_, i) => (
            <b
              key={i}
              className="size-1.75 rounded-full bg-white opacity-62 shadow-[0_0_2px_rgb(0_0_0/.5)] first:w-4 first:opacity-100"
            />
          ))}
        </span>
      )}
      {photoCount > 0 && (
        <span className="absolute end-2.5 bottom-2.5 inline-flex h-6 items-center gap-1.25 rounded-full bg-shade/72 px-2 text-12 font-medium text-white">
          <i className="i-lucide-camera size-3.25" />
          <Num>{photoCount}</Num>
          <span className="sr-only">{t.cardPhotos(photoCount)}</span>
        </span>
      )}
    </div>
  );
}
