import { href } from "#src/i18n/paths.ts";
import { CarPicture } from "#src/features/cars/catalogue/car-picture.tsx";
import type { Car } from "#src/features/cars/car-json.ts";
import { carName } from "#src/features/cars/catalogue/car-name.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Price } from "#src/ui/price.tsx";
import { t } from "#t";
import { compareHref } from "./compare-page.tsx";
import { MOST_COMPARED } from "./compared.ts";

export const Tray = ({ cars }: { cars: Car[] }) => (
  <div
    className="wrap flex items-center gap-2 py-2 md:gap-3"
    data-label={t.compare()}
    data-full={t.compareFull(MOST_COMPARED)}
  >
    <p className="me-auto flex-none text-14 max-md:sr-only">
      <b className="block">{t.compare()}</b>
      <span role="status" className="text-ink-soft">
        {t.countOf(cars.length, MOST_COMPARED)}
      </span>
    </p>
    <ul className="flex min-w-0 flex-1 gap-1 md:gap-2">
      {cars.map((car) => (
        <li
          key={car.id}
          data-compared={car.id}
          className="panel flex min-w-0 flex-1 items-center gap-2 max-w-11 md:max-w-60"
        >
          <span className="h-11 w-full flex-none overflow-hidden rounded-field bg-sand md:w-11">
            <CarPicture car={car} placeholder="" sizes="64px" eager />
          </span>
          <a href={href(car.url)} className="min-w-0 flex-1 text-13 max-md:sr-only">
            <Price cents={car.priceCents} size="row" className="text-15!" />
            <span className="block truncate">{carName(car)}</span>
          </a>
          <IconButton
            icon="x"
            label={t.compareRemove(carName(car))}
            data-remove={car.id}
            className="max-md:hidden"
          />
        </li>
      ))}
    </ul>
    <Button variant="quiet" data-remove="" className="max-md:px-2!">
      {t.clear()}
    </Button>
    <ButtonLink href={compareHref(cars)} className="px-3!">
      {t.compareNow(cars.length)}
    </ButtonLink>
  </div>
);
