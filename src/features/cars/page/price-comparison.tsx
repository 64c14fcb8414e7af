import { href } from "#src/i18n/paths.ts";
import { Section } from "#src/ui/section.tsx";
import { t } from "#t";
import type { Car } from "../car-json.ts";
import type { Explained } from "../worth/explain.ts";
import { rangeText, type Valuation } from "../worth/verdict.ts";
import { ValueDetails } from "../worth/value-details.tsx";
import { ValueZones } from "../worth/value-zones.tsx";

const GROUND = { great: "bg-good-tint", good: "bg-good-tint", fair: "bg-sand", high: "bg-amber-tint" };

export const VerdictMark = ({ verdict }: Pick<Valuation, "verdict">) => (
  <span className={`tag ${GROUND[verdict]}`}>
    <span className={`verdict ${verdict} text-14 font-semibold`}>{t.verdictLabel(verdict)}</span>
  </span>
);

interface PriceComparisonProps {
  car: Car;
  valuation: Valuation;
  explained: Explained;
}

export const PriceComparison = ({ car, valuation, explained }: PriceComparisonProps) => (
  <Section id="value" title={t.valueTitle()}>
    <div className="panel p-4 md:p-6">
      <div className="flex items-baseline justify-between gap-3">
        <VerdictMark verdict={valuation.verdict} />
        <span className="text-14 text-ink-soft">{t.valueCompared(explained.compared)}</span>
      </div>
      <p className="mt-2 text-20 font-semibold">{t.valueHeadline(valuation.difference)}</p>
      <p className="text-15 text-ink-soft">{t.valueSimilarAsk(rangeText(valuation))}</p>
      <ValueZones {...valuation} />
      <ValueDetails {...explained} verdict={valuation.verdict} car={car} label={t.valueThisCar()} />
      <a href={href("/value")} className="link mt-2">
        {t.worthTitle()}
      </a>
    </div>
  </Section>
);
