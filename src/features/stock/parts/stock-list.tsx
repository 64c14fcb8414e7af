import { StateBadge } from "#src/features/listings/page/card-parts.tsx";
import { idPath } from "#src/features/listings/kinds.ts";
import { carQueries } from "#src/features/cars/list-cars.ts";
import { href } from "#src/i18n/paths.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { CarSilhouette } from "#src/ui/car-silhouette.tsx";
import { Input } from "#src/ui/input.tsx";
import { Photo } from "#src/ui/photo.tsx";
import { Price } from "#src/ui/price.tsx";
import { t } from "#t";
import { STOCK_STATUSES, type StockStatus } from "../columns.ts";
import type { StockCar } from "../queries/stock.ts";

interface StockListProps {
  cars: StockCar[];
  /** Of the page, to which its forms lead back. */
  query: string;
}

export const StockList = ({ cars, query }: StockListProps) => (
  <ul className="card divided">
    {cars.map((car) => (
      <li key={car.id} className="p-3 sm:px-5">
        <StockLine {...{ car, query }} />
      </li>
    ))}
  </ul>
);

/** So that a phone shows a car's buttons in one line. */
const TIGHT = "px-2.5! text-14!";

const StockLine = ({ car, query }: { car: StockCar; query: string }) => {
  const { id, title, stockId, number, listedBy } = car;
  const [cover] = car.photos;
  return (
    <article className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="relative grid h-15 w-20 flex-none place-items-center overflow-hidden rounded-field bg-sand-2 text-action">
        {cover ? (
          <Photo {...cover} alt={title} sizes="80px" widths={[320]} />
        ) : (
          <CarSilhouette body={car.bodyType} className="w-4/5" />
        )}
      </div>
      <div className="min-w-0 flex-1 basis-50">
        <h2 className="text-15 font-semibold">
          <a
            dir="auto"
            href={href(car.url)}
            className="inline-block max-w-full truncate leading-7 hover:text-action"
          >
            {title}
          </a>
        </h2>
        <p className="text-13 text-ink-soft">
          <bdi>{stockId === null ? t.listingNumber(number) : t.stockNumber(stockId)}</bdi> ·{" "}
          <bdi>{listedBy}</bdi>
        </p>
        <p className="mt-1">
          {car.status === "active" && !car.reserved ? (
            <Badge tone="verified">{t.stockStatusLabel("available")}</Badge>
          ) : (
            <StateBadge {...car} />
          )}
        </p>
      </div>
      <Price cents={car.priceCents} size="row" className="flex-none" />
      <div className="-ms-2.5 flex basis-full flex-wrap items-center">
        <ButtonLink
          variant="quiet"
          className={TIGHT}
          href={href(`${idPath({ kind: carQueries.kind, id })}/edit`)}
          aria-label={`${t.edit()}: ${title}`}
        >
          {t.edit()}
        </ButtonLink>
        {stockId === null && (
          <form
            method="post"
            action={href(`/dealer/stock/${id}/number?${query}`)}
            className="order-last ms-auto flex gap-2"
          >
            <Input
              name="stockId"
              size={44}
              placeholder={t.stockField("stockId")}
              aria-label={`${t.stockField("stockId")}: ${title}`}
              className="w-36"
            />
            <Button type="submit" variant="outline">
              {t.settingsSave()}
            </Button>
          </form>
        )}
        <form method="post" action={href(`/dealer/stock/${id}?${query}`)} className="contents">
          {movesFrom(car.stockStatus).map((status) => (
            <Button key={status} type="submit" variant="quiet" name="status" value={status} className={TIGHT}>
              {status === "available" && car.stockStatus === "reserved"
                ? t.stockUnreserve()
                : t.stockMove(status)}
              <span className="sr-only">
                {": "}
                <bdi>{title}</bdi>
              </span>
            </Button>
          ))}
        </form>
      </div>
    </article>
  );
};

/** A sold or withdrawn car returns to the sale first. */
const movesFrom = (from: StockStatus): StockStatus[] =>
  from === "withdrawn"
    ? ["available"]
    : STOCK_STATUSES.filter((to) => to !== from && !(from === "sold" && to === "reserved"));
