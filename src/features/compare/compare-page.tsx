import type { ReactNode } from "react";
import type { Car } from "#src/features/cars/car-json.ts";
import type { Seller } from "#src/features/listings/page/listing-sellers.ts";
import { ShareButton } from "#src/features/listings/page/share-button.tsx";
import { SCENE } from "#src/features/search/parts/results.tsx";
import { href } from "#src/i18n/paths.ts";
import { ART } from "#src/ui/art.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { Drawn } from "#src/ui/drawn.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { PrintButton } from "#src/ui/print-button.tsx";
import { t } from "#t";
import { MOST_COMPARED } from "./compared.ts";
import { type Group, groupsOf } from "./lines.tsx";
import { CarContact, CarName, CarPhoto, NAMES } from "./parts/car-head.tsx";

export interface Compared {
  car: Car;
  seller: Seller;
}

export const compareHref = (cars: { id: string }[]): string =>
  href(`/compare?ids=${cars.map(({ id }) => id).join()}`);

interface ComparePageProps {
  compared: Compared[];
  url: string;
  cutOff: boolean;
  gone: number;
  now: number;
}

export function ComparePage({ compared, url, cutOff, gone, now }: ComparePageProps) {
  const cars = compared.map(({ car }) => car);
  const groups = groupsOf(compared, now);
  const lines = groups.flatMap((group) => group.lines);
  const differing = lines.filter(({ isSame }) => !isSame).length;
  const notes = [
    ...(cutOff ? [t.compareTooMany(MOST_COMPARED)] : []),
    ...(gone > 0 ? [t.compareGone(gone)] : []),
    ...(cars.length === 1 ? [t.compareOne()] : []),
  ];
  return (
    <div
      id="compared"
      data-ids={cars.map(({ id }) => id).join()}
      className="compared wrap pt-6 pb-14 md:pt-8"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="me-auto">
          <h1 className="text-28">{t.compareTitle(cars.length)}</h1>
          {cars.length > 1 && (
            <p className="text-15 text-ink-soft">{t.compareDiffer(differing, lines.length)}</p>
          )}
        </div>
        {cars.length > 1 && (
          <div className="flex items-center gap-3 print:hidden">
            <Checkbox autoComplete="off">{t.compareOnlyDifferences()}</Checkbox>
            <PrintButton />
            <ShareButton url={url} title={t.compareTitle(cars.length)} />
          </div>
        )}
      </div>
      {notes.map((note) => (
        <Notice key={note} tone="info" className="mt-4 print:hidden">
          {note}
        </Notice>
      ))}
      {cars.length === 0 ? <NothingCompared /> : <Table {...{ compared, groups }} />}
    </div>
  );
}

const NothingCompared = () => (
  <EmptyState
    drawing={<Drawn from={ART["no-cars"]} id="scene" {...SCENE} />}
    title={t.compareEmptyTitle()}
    text={t.compareEmptyText()}
    action={<ButtonLink href={href("/search")}>{t.goToSearch()}</ButtonLink>}
  />
);

const FIRST = "sticky start-0 z-1 bg-paper";

/** Scrolls sideways on a phone, where the first column stays in place. */
function Table({ compared, groups }: { compared: Compared[]; groups: Group[] }) {
  const cars = compared.map(({ car }) => car);
  return (
    <div
      role="region"
      aria-label={t.compareTitle(cars.length)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- must be scrollable by keyboard
      tabIndex={0}
      className="panel mt-5 overflow-x-auto max-md:-mx-4 md:overflow-clip"
    >
      <table
        className="w-full table-fixed border-collapse text-start text-15"
        // A phone shows two cars and the edge of the third.
        style={{ minWidth: `${118 + 124 * cars.length}px` }}
      >
        <thead>
          <tr>
            <td className={`${FIRST} p-3 align-top`} style={{ width: "clamp(118px, 13vw, 188px)" }}>
              {cars.length < MOST_COMPARED && (
                <a
                  href={href("/search")}
                  className="grid justify-items-center gap-2 rounded-field border border-dashed border-field px-2 py-8 text-center text-14 font-semibold text-action hover:bg-tint print:hidden"
                >
                  <Icon name="plus" size={24} />
                  {t.compareAnother()}
                </a>
              )}
            </td>
            {cars.map((car) => (
              <CarPhoto
                key={car.id}
                car={car}
                without={compareHref(cars.filter(({ id }) => id !== car.id))}
              />
            ))}
          </tr>
          <tr>
            <td className={`${FIRST} ${NAMES}`} />
            {cars.map((car) => (
              <CarName key={car.id} car={car} />
            ))}
          </tr>
          <tr>
            <td className={FIRST} />
            {compared.map(({ car, seller }) => (
              <CarContact key={car.id} car={car} hasPhone={seller.hasPhone} />
            ))}
          </tr>
        </thead>
        {groups.map(({ title, lines }) => (
          <tbody key={title}>
            <tr className={lines.every(({ isSame }) => isSame) ? "same" : undefined}>
              <th
                scope="rowgroup"
                colSpan={cars.length + 1}
                className="bg-sand p-3 text-start text-14 font-semibold text-sand-ink"
              >
                <span className="sticky start-3">{title}</span>
              </th>
            </tr>
            {lines.map((line) => (
              <tr key={line.label} className={line.isSame ? "same text-ink-soft" : "font-medium"}>
                <th
                  scope="row"
                  className={`${FIRST} border-t border-line px-2 py-3 text-start text-14 wrap-anywhere lg:px-3 lg:text-15`}
                >
                  {line.label}
                  {!line.isSame && <Differs />}
                </th>
                {line.values.map((value, i) => (
                  <td key={cars[i]?.id} className="border-s border-t border-line p-3">
                    {value ?? <Missing />}
                    {line.best === i && line.bestLabel && (
                      <>
                        {" "}
                        <span className="badge badge-verified">{line.bestLabel}</span>
                      </>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

const Differs = () => (
  <i
    role="img"
    aria-label={t.compareDifferent()}
    className="ms-2 inline-block rounded-full bg-action"
    style={{ width: 7, height: 7 }}
  />
);

const Missing = (): ReactNode => (
  <span role="img" aria-label={t.notSpecified()} className="text-faint">
    –
  </span>
);
