import { idPath } from "#src/features/listings/kinds.ts";
import { href } from "#src/i18n/paths.ts";
import { t } from "#t";
import { cityOfCode } from "../catalogue/codes.ts";
import type { SimilarAsking as Asking } from "../search/similar-asking.ts";
import { Plate } from "../card/plate.tsx";

interface SimilarAskingProps {
  asking: Asking;
  digits: number;
}

export const SimilarAsking = ({ asking, digits }: SimilarAskingProps) => {
  const { tag, count, lowCents, middleCents, highCents, isTrimmed, nearest } = asking;
  return (
    <div className="panel p-4 md:p-6">
      <p className="text-20 font-semibold">
        {lowCents === highCents
          ? t.formatPrice(lowCents)
          : t.valueRange(t.formatAmount(lowCents), t.formatAmount(highCents))}
      </p>
      <p className="text-15 text-ink-soft">
        {t.plateAskingText(count, digits, tag && t.patternLabel(tag))}{" "}
        {t.plateAskingMiddle(t.formatPrice(middleCents))} {isTrimmed && t.plateAskingTrimmed()}
      </p>
      <ul className="mt-3 divided border-t border-line">
        {nearest.map((plate) => (
          <li key={plate.id}>
            <a
              href={href(idPath({ kind: "number-plate", id: plate.id }))}
              className="flex items-center gap-4 py-2.5"
            >
              <span className="w-32 flex-none">
                <Plate areaCode={plate.areaCode} plateNumber={plate.plateNumber} />
              </span>
              <span className="min-w-0 flex-1 text-14 text-ink-soft">{cityName(plate.areaCode)}</span>
              <b className="num">{t.formatPrice(plate.priceCents)}</b>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};

function cityName(areaCode: number): string {
  const city = cityOfCode(areaCode);
  return city ? t.plateCityLabel(city) : t.plateDetailCode(areaCode);
}
