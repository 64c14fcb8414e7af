import { DayBars } from "#src/ui/day-bars.tsx";
import { DayTable } from "#src/ui/day-table.tsx";
import { Progress } from "#src/ui/progress.tsx";
import { t } from "#t";
import type { CountByName, DayCount } from "../queries/overview.ts";

export function DayFigure({ title, days }: { title: string; days: DayCount[] }) {
  const counts = days.map(({ count }) => count);
  const [first = 0, last = 0] = [days[0]?.at, days.at(-1)?.at];
  return (
    <figure className="panel p-4">
      <figcaption className="flex items-baseline justify-between gap-3">
        <span className="text-14 text-ink-soft">{title}</span>
        <span className="num text-22 font-bold">
          {t.formatNumber(counts.reduce((sum, count) => sum + count, 0))}
        </span>
      </figcaption>
      <DayBars counts={counts} className="mt-2 h-16" />
      <p className="mt-1 flex flex-wrap justify-between gap-x-3 text-12 text-ink-soft">
        <span>{t.formatDate(first)}</span>
        <span>{t.formatDate(last)}</span>
      </p>
      <DayTable label={title} firstDay={first} columns={[{ label: title, counts }]} />
    </figure>
  );
}

interface RankBarsProps {
  title: string;
  counts: CountByName[];
  labelOf: (name: string) => string;
}

export function RankBars({ title, counts, labelOf }: RankBarsProps) {
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return (
    <figure className="panel p-4">
      <figcaption className="text-14 text-ink-soft">{title}</figcaption>
      {counts.length === 0 && <p className="mt-2 text-15">{t.adminNoListings()}</p>}
      <ol className="mt-2 grid gap-2">
        {counts.map(({ name, count }) => (
          <li key={name} className="text-14">
            <span className="flex justify-between gap-3">
              <span>{labelOf(name)}</span>
              <span className="num font-semibold">{t.formatNumber(count)}</span>
            </span>
            <Progress value={count / most} className="mt-1" />
          </li>
        ))}
      </ol>
    </figure>
  );
}
