import { writtenIn } from "#src/i18n/written-in.ts";
import {
  CardBadges,
  PhotoCount,
  contactLink,
  sellerLabel,
  PriceDrop,
} from "#src/features/listings/page/card-parts.tsx";
import { CardHeart } from "#src/features/listings/page/card-buttons.tsx";
import type { CardOptions } from "#src/features/listings/register.ts";
import { placeLabel } from "#src/features/places/places.ts";
import { href } from "#src/i18n/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Plate, PlateTags } from "./plate.tsx";
import { Price } from "#src/ui/price.tsx";
import { t } from "#t";
import { codeLabel } from "../catalogue/part-labels.ts";
import type { PlateCard as Card } from "./card.ts";

interface PlateCardProps extends CardOptions {
  plate: Card;
  as?: "h2" | "h3";
  signedIn?: boolean;
}

export function PlateCard({ plate, now, as: Heading = "h3", signedIn, note }: PlateCardProps) {
  const { title, description } = plate;
  return (
    <article className="listing-card plate-card">
      <div className="plate-panel plate-photo">
        <Plate areaCode={plate.areaCode} plateNumber={plate.plateNumber} />
        <CardBadges listing={plate} />
        <PhotoCount count={plate.photoCount} />
      </div>
      <PlateTags tags={plate.tags} digits={plate.digitCount} />
      <Price cents={plate.priceCents} className="plate-price" />
      {note ?? <PriceDrop cents={plate.reducedCents} />}
      <Heading {...writtenIn(plate.title)} className="card-title">
        {title}
      </Heading>
      {description && (
        <p dir="auto" className="plate-text">
          {shortened(description)}
        </p>
      )}
      <ul className="plate-facts">
        <li>{codeLabel(plate.areaCode)}</li>
        <li>{placeLabel(plate.location, t.language())}</li>
        <li>{`${t.formatAgo(plate.listedAt, now)} · ${sellerLabel(plate)}`}</li>
      </ul>
      <div className="plate-links">
        <ButtonLink
          variant="tint"
          href={href(plate.url)}
          aria-label={t.plateAbout(t.plateViewDetails(), title)}
          className="plate-details"
        >
          {t.plateViewDetails()}
        </ButtonLink>
        {signedIn !== undefined && plate.status === "active" && (
          <ButtonLink
            variant="outline"
            {...contactLink(plate.url, signedIn)}
            aria-label={t.plateAbout(t.plateContact(), title)}
            className="plate-contact"
          >
            {t.plateContact()}
          </ButtonLink>
        )}
      </div>
      <CardHeart listing={plate} label={t.favoriteSave(title)} />
    </article>
  );
}

/** A longer text exceeds the two lines of a card. */
const SHOWN = 84;
const shortened = (text: string): string =>
  text.length > SHOWN ? `${[...text].slice(0, SHOWN).join("")}…` : text;
