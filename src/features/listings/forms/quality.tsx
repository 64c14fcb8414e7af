import { Progress } from "#src/ui/progress.tsx";
import { t } from "#t";

/** How complete a listing is, for its seller only. `next` says what to add first. */
export const Quality = ({ score, next }: { score: number; next: string | null }) => (
  <div className="text-14">
    <p className="flex flex-wrap justify-between gap-x-3">
      <span className="font-medium">{t.qualityScore(score)}</span>
      <span className="text-ink-soft">{next ?? t.qualityDone()}</span>
    </p>
    <Progress value={score / 100} tone={score < 60 ? "amber" : "action"} className="mt-1.5" />
  </div>
);
