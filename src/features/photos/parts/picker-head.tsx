import { Num } from "#src/ui/num.tsx";
import { t } from "#t";

interface PickerHeadProps {
  /** By which the field is described. */
  hintId: string;
  count: number;
  max: number;
  coverless?: boolean;
}

/** What photos are asked for, and how many there are. */
export const PickerHead = ({ hintId, count, max, coverless }: PickerHeadProps) => (
  <div className="mb-3 flex items-start justify-between gap-4">
    <p id={hintId} className="text-14 text-ink-soft">
      {coverless ? t.photosHintCoverless(max) : t.photosHint(max)}
    </p>
    <p className="count mt-0.5">
      <span aria-hidden>
        <Num>{t.photosCount(count, max)}</Num>
      </span>
      <span className="sr-only">{t.photosCountSpoken(count, max)}</span>
    </p>
  </div>
);
