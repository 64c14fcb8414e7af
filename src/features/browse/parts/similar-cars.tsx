import { type CarJson, toCard } from "#src/features/cars/car-json.ts";
import { CarCard } from "#src/features/cars/parts/car-card.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Section } from "#src/ui/section.tsx";
import { t } from "#t";
import { searchFor } from "../car-words.ts";

/** A card without its photo's placeholder: nobody sees it load down here. */
function lightCard(car: CarJson, now: number) {
  const card = toCard(car, now);
  return card.cover ? { ...card, cover: { ...card.cover, placeholder: "" } } : card;
}

/** Others for sale, in a row that a phone swipes. */
export function SimilarCars({ car, similar, now }: { car: CarJson; similar: CarJson[]; now: number }) {
  const all = searchFor(["bodyType", car.bodyType]);
  return (
    <Section
      id="similar"
      title={t.detailSimilar()}
      className="mt-8 mb-6 md:mt-14 md:mb-16"
      action={
        <a href={all} className="link">
          {t.detailViewAll()}
          <Icon name="chevron-right" size={16} flip />
        </a>
      }
    >
      <ul className="-mx-4 flex snap-x gap-3 overflow-x-auto px-4 pt-1 pb-5 [scroll-padding-inline:16px] [scrollbar-width:none] md:mx-0 md:gap-5 md:px-0 lg:grid lg:grid-cols-4 lg:overflow-visible lg:p-0">
        {similar.map((other) => (
          <li key={other.id} className="grid w-67 flex-none snap-start lg:w-auto">
            <CarCard car={lightCard(other, now)} now={now} sizes="275px" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
