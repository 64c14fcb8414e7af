import { classNames } from "#src/ui/class-names.ts";
import { directionOf } from "#src/core/text.ts";
import { CarPicture } from "#src/features/cars/parts/car-picture.tsx";
import type { Car } from "#src/features/cars/car-json.ts";
import { carKind } from "#src/features/cars/kind.tsx";
import { idPath } from "#src/features/listings/kinds.ts";
import { markText } from "#src/features/cars/mark-text.ts";
import { CardBadges } from "#src/features/listings/parts/card-badges.tsx";
import { href } from "#src/i18n/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { IconLink } from "#src/ui/icon-button.tsx";
import { Price } from "#src/ui/price.tsx";
import { t } from "#t";

interface CarHeadProps {
  car: Car;
  hasPhone: boolean;
  /** The address of the comparison without this car. */
  without: string;
}

export function CarHead({ car, hasPhone, without }: CarHeadProps) {
  const forms = idPath({ kind: carKind.name, id: car.id });
  return (
    <th scope="col" className="border-s border-line px-2 py-3 text-start align-top font-normal md:px-3">
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
      <p
        className={classNames("text-13 font-medium", car.valuation && `verdict ${car.valuation.verdict}`)}
        style={{ minHeight: "1lh" }}
      >
        {car.valuation && markText(car.valuation)}
      </p>
      <a
        href={href(car.url)}
        className="mt-1 block text-15 font-medium hover:text-action"
        // Aligns the buttons below short and long titles.
        style={{ minHeight: "2lh" }}
      >
        <bdi dir={directionOf(car.title)}>{car.title}</bdi>
      </a>
      {car.status === "active" && (
        <div className="mt-2 flex gap-1 max-md:flex-wrap print:hidden">
          {hasPhone && (
            <>
              <ButtonLink
                href={href(`${forms}/whatsapp`)}
                target="_blank"
                rel="noopener nofollow"
                icon="whatsapp"
                className="flex-1 px-1! text-14!"
              >
                {t.detailWhatsapp()}
              </ButtonLink>
              <IconLink
                icon="phone"
                label={t.detailCallSeller()}
                href={href(`${forms}/phone`)}
                rel="nofollow"
              />
            </>
          )}
          <IconLink icon="mail" label={t.inquirySend()} href={href(`${car.url}#contact`)} />
        </div>
      )}
    </th>
  );
}
