import { preload } from "react-dom";
import { UnreadNotice } from "#src/features/search/parts/unread-notice.tsx";
import { withoutCards } from "#src/features/search/search-kind.ts";
import type { SearchViewProps } from "#src/features/search/search-routes.tsx";
import { Island } from "#src/shell/island.tsx";
import type { View } from "#src/shell/page.ts";
import { ART } from "#src/ui/art.ts";
import { t } from "#t";
import type { PlateCard } from "../card/card.ts";
import { plateSearch } from "./plate-search.ts";
import Plates from "./plates.island.tsx";
import type { PatternTag } from "../catalogue/patterns.ts";
import { href } from "#src/i18n/paths.ts";
import { Plate } from "../card/plate.tsx";

interface PlatesProps extends SearchViewProps<PlateCard> {
  collections: PatternCollection[];
}

export const platesView: View<PlatesProps> = {
  name: "plates",
  page: ({ head, coverId: _coverId, ...props }) => ({ head, body: <PlatesPage {...props} /> }),
};

function PlatesPage({ collections, ...props }: Omit<PlatesProps, "head" | "coverId">) {
  const { minPrice = [], maxPrice = [], ...digits } = plateSearch.filterOf(props.query).unread ?? {};
  preload(ART.plate, { as: "image", fetchPriority: "high" });
  return (
    <div className="pb-14 lg:pb-18">
      <div className="wrap">
        <UnreadNotice texts={[minPrice, maxPrice].flat()} />
        <UnreadNotice texts={Object.values(digits)} say={t.platesUnread} />
      </div>
      <Island name="plates" of={Plates} when="interaction" props={props} sent={withoutCards(props)} />
      <PatternCollections collections={collections} />
    </div>
  );
}

export interface PatternCollection {
  tag: PatternTag;
  total: number;
  areaCode: number;
  plateNumber: string;
}

const PatternCollections = ({ collections }: { collections: PatternCollection[] }) =>
  collections.length > 0 && (
    <section aria-labelledby="by-pattern" className="wrap mt-10 md:mt-14">
      <h2 id="by-pattern" className="text-20 font-semibold md:text-22">
        {t.platesByPattern()}
      </h2>
      <p className="mt-0.5 text-ink-soft">{t.platesByPatternText()}</p>
      <ul className="mt-4 grid grid-cols-2 gap-3 md:gap-5 lg:grid-cols-4">
        {collections.map(({ tag, total, areaCode, plateNumber }) => (
          <li key={tag} className="card overflow-hidden">
            <a href={href(`/number-plates?tags=${tag}`)} className="block">
              <div aria-hidden="true" className="plate-panel px-[9%] py-6">
                <Plate areaCode={areaCode} plateNumber={plateNumber} />
              </div>
              <div className="collection-name">
                {t.patternLabel(tag)}
                <span className="num">{t.platesCount(total)}</span>
              </div>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
