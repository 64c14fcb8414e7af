import type { PatternTag } from "../catalogue/patterns.ts";
import { href } from "#src/i18n/paths.ts";
import { Plate } from "../card/plate.tsx";
import { t } from "#t";

export interface PatternCollection {
  tag: PatternTag;
  total: number;
  areaCode: number;
  plateNumber: string;
}

export const PatternCollections = ({ collections }: { collections: PatternCollection[] }) =>
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
