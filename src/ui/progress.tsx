import { classNames } from "./class-names.ts";

const TONE = { action: "bg-action", amber: "bg-amber-bar" } as const;

type ProgressProps = { value: number; label?: string; tone?: keyof typeof TONE; className?: string };

export function Progress({ value, label, tone = "action", className }: ProgressProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  const meaning = label
    ? {
        role: "progressbar",
        "aria-label": label,
        "aria-valuemin": 0,
        "aria-valuemax": 100,
        "aria-valuenow": percent,
      }
    : { "aria-hidden": true };
  return (
    <span
      {...meaning}
      className={classNames(
        "block h-1.5 rounded-full bg-line overflow-hidden [forced-color-adjust:none]",
        className,
      )}
    >
      <span
        className={classNames("block h-full rounded-full w-[--part]", TONE[tone])}
        style={{ "--part": `${percent}%` }}
      />
    </span>
  );
}

export const Pips = ({ used, total, marksLast }: { used: number; total: number; marksLast?: boolean }) => (
  <span aria-hidden className="flex gap-1 [forced-color-adjust:none]">
    {Array.from({ length: total }, (_, at) => (
      <span
        key={at}
        className={classNames(
          "flex-1 h-1.5 rounded-full",
          at < used ? "bg-action" : "bg-line",
          marksLast && at < used - 1 && "opacity-60",
        )}
      />
    ))}
  </span>
);
