import type { Config } from "#src/config.ts";
import { listingPath } from "#src/features/listings/schema.ts";
import type { Letter, LetterList } from "#src/features/mail/letter.tsx";
import { placeLabel } from "#src/features/places/places.ts";
import { absoluteHref } from "#src/http/origin.ts";
import { t } from "#t";
import type { NewCar, NewPlate, News } from "./queries.ts";

/** The week's letter, in the reader's language. */
export function digestLetter(config: Config, news: News, unsubscribeUrl: string): Letter {
  const { cars, plates } = news;
  const at = (path: string) => absoluteHref(config, path);
  const place = (name: string) => placeLabel(name, t.language());
  const carItem = ({ id, title, priceCents, location, year, mileageKm }: NewCar) => ({
    title,
    url: at(listingPath({ kind: "car", id })),
    value: t.formatPrice(priceCents),
    note: [year, t.formatKm(mileageKm), place(location)].join(" · "),
  });
  const plateItem = ({ id, title, priceCents, location, areaCode, plateNumber }: NewPlate) => ({
    title,
    url: at(listingPath({ kind: "number-plate", id })),
    value: t.formatPrice(priceCents),
    note: place(location),
    plate: `${areaCode}-${plateNumber}`,
  });
  const lists: LetterList[] = [];
  if (cars.total > 0)
    lists.push({
      title: t.digestCars(),
      items: cars.newest.map(carItem),
      more: { label: t.digestAllCars(cars.total), url: at("/search") },
    });
  if (plates.total > 0)
    lists.push({
      title: t.digestPlates(),
      items: plates.newest.map(plateItem),
      more: { label: t.digestAllPlates(plates.total), url: at("/number-plates") },
    });
  return {
    subject: t.digestSubject(cars.total, plates.total),
    paragraphs: [t.digestText()],
    lists,
    reason: t.digestReason(),
    stop: { label: t.digestStop(), url: unsubscribeUrl },
  };
}
