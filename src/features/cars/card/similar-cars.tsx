import { SimilarRow } from "#src/features/listing-page/parts/sections.tsx";
import { classNames } from "#src/ui/class-names.ts";

interface SimilarCarsProps {
  title: string;
  all: { href: string; label: string };
  cards: string[];
  /** Beside something else there is room for three. */
  isNarrow?: boolean;
}

export const SimilarCars = ({ title, all, cards, isNarrow = false }: SimilarCarsProps) => (
  <SimilarRow title={title} all={all}>
    <ul
      className={classNames(
        "-mx-4 flex snap-x gap-3 overflow-x-auto px-4 pt-1 pb-5 [scroll-padding-inline:16px] [scrollbar-width:none] md:mx-0 md:gap-5 md:px-0 lg:grid lg:overflow-visible lg:p-0",
        isNarrow ? "near-cards" : "lg:grid-cols-4",
      )}
    >
      {cards.map((html) => (
        <li
          key={html}
          className="grid w-72.5 flex-none snap-start lg:w-auto"
          dangerouslySetInnerHTML={{ __html: html }}
        />
      ))}
    </ul>
  </SimilarRow>
);
