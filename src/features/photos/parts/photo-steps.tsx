import { classNames } from "#src/ui/class-names.ts";
import { Icon } from "#src/ui/icon.tsx";
import { t } from "#t";

interface PhotoStepsProps {
  place: number;
  count: number;
  coverless?: boolean;
  onMove: (to: number, action: string) => void;
}

export function PhotoSteps({ place, count, coverless, onMove }: PhotoStepsProps) {
  const n = place + 1;
  const isFirst = place === 0;
  const earlier = {
    act: "earlier",
    icon: "chevron-left",
    label: t.photoMoveEarlier(n),
    to: place - 1,
    off: isFirst,
  } as const;
  const cover = { act: "cover", icon: "star", label: t.photoMakeCover(n), to: 0, off: isFirst } as const;
  const later = {
    act: "later",
    icon: "chevron-right",
    label: t.photoMoveLater(n),
    to: n,
    off: n === count,
  } as const;
  return (
    <div className="flex noscript:hidden">
      {(coverless ? [earlier, later] : [earlier, cover, later]).map(({ act, icon, label, to, off }) => (
        // Disabled buttons stay focusable, so that the focus is not lost at either end.
        <button
          key={act}
          type="button"
          data-act={act}
          aria-label={label}
          aria-disabled={off || undefined}
          onClick={off ? undefined : () => onMove(to, act)}
          className={classNames(
            "grid h-11 min-w-0 flex-1 place-items-center rounded-field",
            !off && "text-ink-soft hover:bg-sand",
            off && (act === "cover" ? "text-action" : "text-ink-soft opacity-35"),
          )}
        >
          <Icon name={icon} size={20} flip={act !== "cover"} filled={act === "cover" && off} />
        </button>
      ))}
    </div>
  );
}
