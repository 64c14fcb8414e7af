import type { ReactNode } from "react";
import type { Car } from "#src/features/cars/car-json.ts";
import type { Listing } from "#src/features/listings/listing-json.ts";
import { CardHeart } from "#src/features/listings/parts/heart.tsx";
import { PlatePanel } from "#src/features/plates/parts/plate-panel.tsx";
import type { NumberPlate } from "#src/features/plates/plate-json.ts";
import { href } from "#src/i18n/paths.ts";
import { Badge } from "#src/ui/badge.tsx";
import { NoPhoto } from "#src/ui/no-photo.tsx";
import { silhouetteOf } from "#src/ui/silhouettes.ts";
import { Photo } from "#src/ui/photo.tsx";
import { Price } from "#src/ui/price.tsx";
import { t } from "#t";

interface StripItemsProps {
  /** Their order. */
  ids: string[];
  cars: Car[];
  plates: NumberPlate[];
}

/** Cars and plates in one row of small cards. */
export function StripItems({ ids, cars, plates }: StripItemsProps) {
  const cards = new Map<string, ReactNode>([
    ...cars.map((car) => [car.id, <CarItem key={car.id} car={car} />] as const),
    ...plates.map((plate) => [plate.id, <PlateItem key={plate.id} plate={plate} />] as const),
  ]);
  return ids.map((id) => cards.get(id));
}

const CarItem = ({ car }: { car: Car }) => (
  <Item listing={car} path={`/cars/${car.id}`} label={car.title}>
    {car.photos[0] ? (
      <Photo
        {...car.photos[0]}
        placeholder=""
        alt=""
        sizes="180px"
        className={car.status === "active" ? undefined : "grayscale-75 opacity-75"}
      />
    ) : (
      <NoPhoto className="size-full" of={silhouetteOf(car.bodyType)} />
    )}
  </Item>
);

const PlateItem = ({ plate }: { plate: NumberPlate }) => (
  <Item
    listing={plate}
    path={`/number-plates/${plate.id}`}
    label={t.plateSpoken(plate.areaCode, plate.plateNumber)}
  >
    <PlatePanel areaCode={plate.areaCode} plateNumber={plate.plateNumber} className="size-full" />
  </Item>
);

interface ItemProps {
  listing: Listing;
  path: string;
  /** The name of what is sold. */
  label: string;
  /** The picture. */
  children: ReactNode;
}

const Item = ({ listing, path, label, children }: ItemProps) => (
  <li className="w-44 min-w-0 flex-none snap-start lg:w-auto">
    <article className="card h-full hover:border-field">
      <div className="relative aspect-[4/3] overflow-hidden rounded-t-[15px] bg-sand">
        {children}
        {listing.status !== "active" && (
          <Badge tone={listing.status} onPhoto className="absolute start-2 bottom-2">
            {listing.status === "sold" ? t.badgeSold() : t.badgeExpired()}
          </Badge>
        )}
      </div>
      <a
        href={href(path)}
        className="block px-3 pt-2 pb-3 after:absolute after:inset-0 after:rounded-card after:content-['']"
      >
        <Price cents={listing.priceCents} size="row" className="text-18!" />
        <span
          dir="auto"
          className="block truncate [text-align:-webkit-match-parent] [text-align:match-parent] text-13 leading-5.5 text-ink-soft"
        >
          {listing.title}
        </span>
      </a>
      <CardHeart listing={listing} label={t.favoriteSave(label)} />
    </article>
  </li>
);
