import { t } from "#t";

/** How complete a listing is, for its seller only. `next` says what to add first. */
export const Quality = ({ score, next }: { score: number; next: string | null }) => (
  <p className="flex flex-wrap gap-x-3 text-14">
    <span className="font-medium">{t.qualityScore(score)}</span>
    <span className="text-ink-soft">{next ?? t.qualityDone()}</span>
  </p>
);
