import { useEffect, useState } from "react";
import { useQuery } from "#src/client/use-query.ts";
import { parsePriceCents } from "#src/core/money.ts";
import { href } from "#src/i18n/paths.ts";
import { t } from "#t";
import { verdictText } from "../worth/verdict-text.ts";
import { rangeText, valuationAt, verdictAt } from "../worth/verdict.ts";
import { ValueZones } from "../worth/value-zones.tsx";

const PAUSE_MS = 500;

/** `value`, once it has not changed for `PAUSE_MS`, so that neither server nor screen reader follows every key press. */
function useSettled<Value>(value: Value): Value {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

interface Answer {
  low: number | null;
  high: number | null;
  comparables: number;
}

export function PriceAdvice({ question, price }: { question: string; price: string }) {
  const [asked, typed] = [useSettled(question), useSettled(price)];
  const { data, isPending, isError } = useQuery<Answer>({ queryKey: [`/api/value?${asked}`] });
  if (asked !== question || isPending) return <p className="text-ink-soft">{t.valueComparing()}</p>;
  if (!data?.low || !data.high)
    return (
      <p className="text-ink-soft">
        {!isError && t.valueTooFew()} {t.valueYourChoice()}
      </p>
    );
  const band = { lowCents: data.low * 100, highCents: data.high * 100, comparables: data.comparables };
  const cents = parsePriceCents(typed);
  const valuation = cents === null ? null : valuationAt(cents, { ...band, verdict: verdictAt(cents, band) });
  return (
    <>
      {valuation ? (
        <>
          <p className={`verdict ${valuation.verdict} font-semibold`}>{verdictText(valuation)}</p>
          <ValueZones {...valuation} />
        </>
      ) : (
        <p className="text-ink-soft">{t.valueCompared(data.comparables)}</p>
      )}
      <p className="mt-1">
        {t.valueSimilarAsk(rangeText(band))} {t.valueYourChoice()}{" "}
        <a
          href={href(`/value?${asked}`)}
          target="_blank"
          rel="noopener"
          className="font-semibold text-action underline"
        >
          {t.valueSeeWhy()}
        </a>
      </p>
    </>
  );
}
