import { writtenIn } from "#src/i18n/written-in.ts";
import { CarPicture } from "#src/features/cars/catalogue/car-picture.tsx";
import type { Car } from "#src/features/cars/car-json.ts";
import { carKind } from "#src/features/cars/kind.tsx";
import { idPath } from "#src/features/listings/kinds.ts";
import { verdictText } from "#src/features/cars/worth/verdict-text.ts";
import { CardBadges } from "#src/features/listings/page/card-parts.tsx";
import { href } from "#src/i18n/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { IconLink } from "#src/ui/icon-button.tsx";
import { Price } from "#src/ui/price.tsx";
import { t } from "#t";

const CELL = "border-s border-line px-2 md:px-3";

export const CarPhoto = ({ car, without }: { car: Car; without: string }) => (
  <td className={`${CELL} pt-3 align-top`}>
    <div className="relative aspect-[4/3] overflow-hidden rounded-field bg-sand">
      <CarPicture car={car} sizes="(min-width: 768px) 300px, 130px" eager />
      {car.status !== "active" && <CardBadges listing={car} />}
      <IconLink
        icon="x"
        round
        label={t.compareRemove(car.title)}
        href={without}
        className="absolute! end-0 top-0 print:hidden"
      />
    </div>
    <Price cents={car.priceCents} size="row" className="mt-2 block" />
    {car.valuation && (
      <p className={`text-13 font-medium verdict ${car.valuation.verdict}`}>{verdictText(car.valuation)}</p>
    )}
  </td>
);

export const CarName = ({ car }: { car: Car }) => (
  <th scope="col" className={`${CELL} ${NAMES} bg-surface py-2 text-start align-top font-normal`}>
    <a href={href(car.url)} className="block text-15 font-medium hover:text-action">
      <bdi {...writtenIn(car.title)}>{car.title}</bdi>
    </a>
  </th>
);

/** On a desktop the names stay in sight; on a phone the table scrolls sideways, where they cannot. */
export const NAMES = "md:sticky md:top-0 md:z-2 md:[box-shadow:inset_0_-1px_var(--line)]";

export function CarContact({ car, hasPhone }: { car: Car; hasPhone: boolean }) {
  const forms = idPath({ kind: carKind.name, id: car.id });
  return (
    <td className={`${CELL} pb-3 align-top`}>
      {car.status === "active" && (
        <div className="flex gap-1 max-md:flex-wrap print:hidden">
          {hasPhone && (
            <>
              <ButtonLink
                href={href(`${forms}/whatsapp`)}
                target="_blank"
                rel="noopener nofollow"
                icon="whatsapp"
                className="flex-1 px-1! text-14!"
              >
                {t.whatsapp()}
              </ButtonLink>
              <IconLink icon="phone" label={t.callSeller()} href={href(`${forms}/phone`)} rel="nofollow" />
            </>
          )}
          <IconLink icon="mail" label={t.inquirySend()} href={href(`${car.url}#contact`)} />
        </div>
      )}
    </td>
  );
}
