import { href } from "#src/i18n/paths.ts";
import { DataTable } from "#src/ui/data-table.tsx";
import { Num } from "#src/ui/num.tsx";
import { placeLabel } from "#src/features/places/places.ts";
import { t } from "#t";
import { carName } from "../catalogue/car-name.ts";
import type { Explained } from "./explain.ts";
import type { Verdict } from "./verdict.ts";
import { CarPicture } from "../catalogue/car-picture.tsx";
import { ValuePlot } from "./value-plot.tsx";

interface ValueDetailsProps extends Explained {
  car: { mileageKm: number; priceCents: number };
  label: string;
  verdict?: Verdict;
  listsNearest?: boolean;
}

export const ValueDetails = ({
  car,
  label,
  verdict,
  listsNearest = true,
  ...explained
}: ValueDetailsProps) => (
  <>
    {explained.line.length > 0 && (
      <figure className="mt-5 border-t border-line pt-5">
        <figcaption className="font-semibold">{t.valuePlot()}</figcaption>
        <ul className="mt-1 mb-3 flex flex-wrap gap-x-4 text-13 text-ink-soft">
          <li className="flex items-center gap-2">
            <i className="size-2 rounded-full bg-faint" />
            {t.valueOnSale()}
          </li>
          <li className="flex items-center gap-2">
            <i className="size-2 rounded-full border-2 border-faint" />
            {t.valueEnded()}
          </li>
          <li className="flex items-center gap-2">
            <i className="h-1 w-5 bg-action" />
            {t.valueLine()}
          </li>
        </ul>
        <p className="text-12 text-ink-soft">{t.valuePrice()}</p>
        <ValuePlot {...explained} {...{ car, label, verdict }} />
        <p className="text-center text-12 text-ink-soft">{t.valueMileage()}</p>
      </figure>
    )}
    {listsNearest && explained.nearest.length > 0 && (
      <>
        <h3 className="mt-5 border-t border-line pt-5">{t.valueNearest()}</h3>
        <ol className="mt-2 divided">
          {explained.nearest.map((other, i) => (
            <li key={other.id} className="flex items-center gap-3 py-2 text-15">
              <Num className="grid size-6 flex-none place-items-center rounded-full bg-action text-13 font-semibold text-action-ink">
                {i + 1}
              </Num>
              <span className="h-13.5 w-18 flex-none overflow-hidden rounded-field bg-sand max-md:hidden">
                <CarPicture car={other} placeholder="" sizes="72px" />
              </span>
              <span className="min-w-0 flex-1">
                <a href={href(other.url)} className="font-medium hover:text-action">
                  {carName(other)}
                </a>
                <span className="block text-13 text-ink-soft">
                  {[
                    ...(other.mileageKm > 0 ? [t.formatKm(other.mileageKm)] : []),
                    placeLabel(other.location, t.language()),
                  ].join(" · ")}
                </span>
              </span>
              <span className="text-end">
                <b className="num">{t.formatPrice(other.priceCents)}</b>
                <span className="block text-13 text-ink-soft">
                  {other.status === "active" ? t.valueOnSale() : t.valueEnded()}
                </span>
              </span>
            </li>
          ))}
        </ol>
      </>
    )}
    {explained.comparable.length > 0 && <ValueTable {...explained} />}
    <p className="mt-4 rounded-field bg-sand p-4 text-14">
      <b>{t.valueMethodTitle()}</b> {t.valueMethod(explained.compared)}
    </p>
  </>
);

const ValueTable = ({ compared, comparable }: Explained) => (
  <details className="text-14">
    <summary className="link text-14!">
      {compared > comparable.length ? t.valueMost(comparable.length) : t.valueAll(compared)}
    </summary>
    <DataTable
      label={t.valuePlot()}
      head={[t.carYear(), t.valueMileage(), t.valuePrice(), t.state()]}
      rows={comparable.map(({ year, mileageKm, priceCents, weight }) => [
        <Num key="year">{year}</Num>,
        mileageKm > 0 ? <Num>{t.formatNumber(mileageKm)}</Num> : "–",
        <Num key="price">{t.formatAmount(priceCents)}</Num>,
        weight < 1 ? t.valueEnded() : t.valueOnSale(),
      ])}
    />
  </details>
);
