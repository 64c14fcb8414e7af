import { placeLabel } from "#src/features/places/places.ts";
import { DayBars, RankBars } from "#src/ui/plots.tsx";
import { t } from "#t";
import type { DayCount, Overview } from "../admin-json.ts";

/** What came in and went out, day by day. */
export const DayPlots = ({ listed, asked, joined, sold }: Overview) => (
  <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4 lg:gap-5">
    <Days title={t.adminNewListings()} days={listed} />
    <Days title={t.adminNewInquiries()} days={asked} />
    <Days title={t.adminSignUps()} days={joined} />
    <Days title={t.adminSold()} days={sold} />
  </div>
);

function Days({ title, days }: { title: string; days: DayCount[] }) {
  const labelled = days.map(({ at, count }) => ({ label: t.formatDate(at), count }));
  return (
    <DayBars
      title={title}
      total={t.formatNumber(days.reduce((all, { count }) => all + count, 0))}
      days={labelled}
      ends={[labelled[0]?.label ?? "", labelled.at(-1)?.label ?? ""]}
      rtl={t.language() === "ar"}
    />
  );
}

const ranked = (rows: { name: string; count: number }[], labelOf: (name: string) => string) =>
  rows.map(({ name, count }) => ({ label: labelOf(name), count, value: t.formatNumber(count) }));

/** Where most is for sale, and of which make. */
export const RankPlots = ({ byCity, byMake }: Overview) => (
  <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
    <RankBars
      title={t.adminByCity()}
      none={t.adminNoListings()}
      rows={ranked(byCity, (name) => placeLabel(name, t.language()))}
    />
    <RankBars title={t.adminByMake()} none={t.adminNoListings()} rows={ranked(byMake, t.makeLabel)} />
  </div>
);
