import { writtenIn } from "#src/i18n/written-in.ts";
import {
  CardBadges,
  PhotoCount,
  contactLink,
  sellerLabel,
  PriceDrop,
} from "#src/features/listings/page/card-parts.tsx";
import { CardHeart, Scale } from "#src/features/listings/page/card-buttons.tsx";
import type { CardOptions } from "#src/features/listings/register.ts";
import { placeLabel } from "#src/features/places/places.ts";
import { href } from "#src/i18n/paths.ts";
import { ART } from "#src/ui/art.ts";
import { Drawn } from "#src/ui/drawn.tsx";
import { CARD_WIDTHS, Photo, photoTransition } from "#src/ui/photo.tsx";
import { Price } from "#src/ui/price.tsx";
import { t } from "#t";
import type { CarCard as Card } from "./card.ts";
import { verdictText } from "../worth/verdict-text.ts";

const DOTS = 4;
const FUEL_ICON: Record<string, string> = { Hybrid: "i-lucide-leaf", Electric: "i-lucide-zap" };

interface CarCardProps extends CardOptions {
  car: Card;
  sizes?: string;
  as?: "h2" | "h3";
  /** If missing, the card offers no contact. */
  signedIn?: boolean;
  /** So far down the page that the photo needs no placeholder. */
  isLow?: boolean;
}

export const CarCard = ({
  car,
  now,
  sizes = CARD_SIZES,
  eager,
  as: Heading = "h3",
  signedIn,
  note,
  isLow,
}: CarCardProps) => (
  <article className="listing-card">
    <CardPhoto {...{ car, sizes, eager, isLow }} />
    <Price
      cents={car.priceCents}
      size="card"
      mark={car.mark && { ...car.mark, text: verdictText(car.mark) }}
    />
    {note ?? <PriceDrop cents={car.reducedCents} />}
    <Heading {...writtenIn(car.title)} className="car-title">
      <a href={href(car.url)} className="card-link">
        {car.title}
      </a>
    </Heading>
    <ul className="car-facts">
      <li>{car.year}</li>
      <li>{t.formatKm(car.mileageKm)}</li>
      <li className={FUEL_ICON[car.fuelType]}>{t.fuelTypeLabel(car.fuelType)}</li>
      <li>{t.transmissionLabel(car.transmission)}</li>
    </ul>
    <div className="car-foot">
      <span className="car-place">{`${placeLabel(car.location, t.language())} · ${sellerLabel(car)}`}</span>
      <span className="car-age">{t.formatAgo(car.listedAt, now)}</span>
      {signedIn !== undefined && car.status === "active" && (
        <a
          aria-label={t.cardContact(car.title)}
          {...contactLink(car.url, signedIn)}
          className="car-contact"
        />
      )}
    </div>
    <CardHeart listing={car} label={t.favoriteSave(car.title)} />
    {car.rev > 0 && <Scale id={car.id} label={t.compareListing(car.title)} className="card-scale" />}
  </article>
);

/** One column on a phone, three beside the filters on a desktop. */
export const CARD_SIZES = "(min-width: 1024px) 270px, (min-width: 640px) 46vw, 92vw";

type CardPhotoProps = Pick<CarCardProps, "car" | "eager" | "isLow"> & { sizes: string };

function CardPhoto({ car, sizes, eager, isLow }: CardPhotoProps) {
  const { cover, photoCount } = car;
  return (
    <div
      className={photoCount > 1 ? "card-photo card-dots" : "card-photo"}
      style={photoCount > 1 ? { "--dots": Math.min(DOTS, photoCount) } : undefined}
    >
      {cover ? (
        <Photo
          {...cover}
          placeholder={isLow ? undefined : cover.placeholder}
          alt=""
          sizes={sizes}
          widths={CARD_WIDTHS}
          eager={eager}
          transition={photoTransition(car.id)}
          className={car.status === "active" ? undefined : "[filter:grayscale(.75)] opacity-75"}
        />
      ) : (
        <Drawn from={ART["no-photo"]} id="scene" box={[400, 300]} className="size-full" />
      )}
      <CardBadges listing={car} />
      <PhotoCount count={photoCount} />
    </div>
  );
}

/** How many cards are visible without much scrolling. */
const SEEN = 6;

/** How the card at this place in the results of a search differs from others. */
export const foundAt = (at: number) => ({ as: "h2" as const, eager: at === 0, isLow: at >= SEEN });

export const foundCarLook = (at: number): string => (at === 0 ? "first" : at < SEEN ? "seen" : "later");
