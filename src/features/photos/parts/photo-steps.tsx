import { classNames } from "#src/ui/class-names.ts";
import { Icon } from "#src/ui/icon.tsx";
import type { IconName } from "#src/ui/icons.ts";
import { t } from "#t";

interface PhotoStepsProps {
  place: number;
  count: number;
  coverless?: boolean;
  onMove: (to: number, action: string) => void;
}

export function PhotoSteps({ place, count, coverless, onMove }: PhotoStepsProps) {
  const n = place + 1;
  return (
    <div className="flex noscript:hidden">
      <Step
        icon="chevron-left"
        act="earlier"
        label={t.photoMoveEarlier(n)}
        off={place === 0}
        onClick={() => onMove(place - 1, "earlier")}
      />
      {!coverless && (
        <Step
          icon="star"
          act="cover"
          label={t.photoMakeCover(n)}
          off={place === 0}
          onClick={() => onMove(0, "cover")}
        />
      )}
      <Step
        icon="chevron-right"
        act="later"
        label={t.photoMoveLater(n)}
        off={n === count}
        onClick={() => onMove(place + 1, "later")}
      />
    </div>
  );
}

interface StepProps {
  icon: IconName;
  act: string;
  label: string;
  off: boolean;
  onClick: () => void;
}

/** Stays focusable when disabled, so that the focus is not lost at either end. */
const Step = ({ icon, act, label, off, onClick }: StepProps) => (
  <button
    type="button"
    data-act={act}
    aria-label={label}
    aria-disabled={off || undefined}
    onClick={off ? undefined : onClick}
    className={classNames(
      "grid h-11 min-w-0 flex-1 place-items-center rounded-field",
      !off && "text-ink-soft hover:bg-sand",
      off && (icon === "star" ? "text-action" : "text-ink-soft opacity-35"),
    )}
  >
    <Icon name={icon} size={20} flip={icon !== "star"} filled={icon === "star" && off} />
  </button>
);
