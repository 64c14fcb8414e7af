import type { ReactNode } from "react";
import { CardBadges, PhotoCount } from "#src/features/listings/parts/card-badges.tsx";
import { CardFact } from "#src/features/listings/parts/card-fact.tsx";
import { type CardContact, contactLink } from "#src/features/listings/parts/contact-link.ts";
import { CardHeart } from "#src/features/listings/parts/heart.tsx";
import { placeLabel } from "#src/features/places/places.ts";
import { href } from "#src/i18n/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Plate } from "./plate.tsx";
import { Price } from "#src/ui/price.tsx";
import { t } from "#t";
import { cityOfCode } from "../codes.ts";
import type { PlateCard as Card } from "../card.ts";
import { PlateTags } from "./plate-tags.tsx";

interface PlateCardProps {
  plate: Card;
  now: number;
  as?: "h2" | "h3";
  contact?: CardContact;
  /** A line under the price. */
  note?: ReactNode;
}

/** A number plate among others. All of the card leads to it. */
export function PlateCard({ plate, now, as: Heading = "h3", contact, note }: PlateCardProps) {
  const { title, description } = plate;
  const path = `/number-plates/${plate.id}`;
  const code = t.plateCodeOf(plate.areaCode, cityLabel(plate.areaCode));
  return (
    <article className="card flex flex-col">
      <div className="plate-panel rounded-t-[15px] px-[8%] pt-14 pb-10 lg:pt-13 lg:pb-9">
        <Plate areaCode={plate.areaCode} plateNumber={plate.plateNumber} />
        <CardBadges listing={plate} />
        <PhotoCount count={plate.photoCount} />
      </div>
      <div className="flex flex-1 flex-col px-4 pt-3.5 pb-4 lg:px-5 lg:pb-5">
        <PlateTags tags={plate.tags} digits={plate.digitCount} />
        <Price cents={plate.priceCents} className="mt-3 text-28! lg:text-26!" />
        {note}
        <Heading dir="auto" className="card-title">
          <a href={href(path)} className="card-link">
            {title}
          </a>
        </Heading>
        {description && (
          <p dir="auto" className="card-text text-14 leading-5 text-ink-soft">
            {description}
          </p>
        )}
        <ul className="card-facts my-3 flex flex-wrap gap-x-3.5 gap-y-1 leading-5">
          <CardFact icon="i-lucide-hash">{code}</CardFact>
          <CardFact icon="i-lucide-map-pin">{placeLabel(plate.location, t.language())}</CardFact>
          <CardFact icon="i-lucide-clock">{t.formatAgo(plate.listedAt, now)}</CardFact>
        </ul>
        <div className="relative z-1 mt-auto grid auto-cols-fr grid-flow-col gap-2">
          <ButtonLink
            variant="tint"
            href={href(path)}
            aria-label={t.plateAbout(t.plateViewDetails(), title)}
            className="px-2!"
          >
            {t.plateViewDetails()}
          </ButtonLink>
          {contact && plate.status === "active" && (
            <ButtonLink
              variant="outline"
              icon="message-square"
              {...contactLink(path, contact)}
              aria-label={t.plateAbout(t.plateContact(), title)}
              className="px-2! [&>svg]:text-action"
            >
              {t.plateContact()}
            </ButtonLink>
          )}
        </div>
      </div>
      <CardHeart listing={plate} label={t.favoriteSave(title)} />
    </article>
  );
}

function cityLabel(areaCode: number): string | null {
  const city = cityOfCode(areaCode);
  return city && t.plateCityLabel(city);
}
