import { t } from "#t";
import { UP_TO, type Valuation, VERDICTS } from "./verdict.ts";

/** The scale ends at this percentage on both sides of the middle. */
const REACH = 25;
const KNOB_REACH = REACH - 1;

/** Shows a price on the scale of verdicts; screen readers get the headline. */
export function ValueZones({ verdict, difference }: Pick<Valuation, "verdict" | "difference">) {
  const ends = VERDICTS.map((zone) => Math.min(REACH, UP_TO[zone]));
  const widths = ends.map((end, i) => `${end - (ends[i - 1] ?? -REACH)}fr`);
  const at = Math.min(KNOB_REACH, Math.max(-KNOB_REACH, difference));
  return (
    <div aria-hidden className="zones" style={{ gridTemplateColumns: widths.join(" ") }}>
      {VERDICTS.map((zone) => (
        <span key={zone} className={zone}>
          {t.verdictWord(zone)}
        </span>
      ))}
      <b className={verdict} style={{ insetInlineStart: `${50 + (50 * at) / REACH}%` }} />
    </div>
  );
}
