import { DayBars, DayTable } from "#src/ui/day-bars.tsx";
import { Icon } from "#src/ui/icon.tsx";
import type { IconName } from "#src/ui/icons.ts";
import { Section } from "#src/ui/section.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { DAY_MS } from "#src/core/time.ts";
import { t } from "#t";
import type { DayCounts, ShownListing } from "../shapes.ts";

const columnsOf = ({ views, contacts, inquiries }: DayCounts) => [
  { label: t.dashboardViewsTitle(), counts: views },
  { label: t.dashboardContactsTitle(), counts: contacts },
  { label: t.inboxTitle(), counts: inquiries },
];

export function Statistics({ days }: { days: DayCounts }) {
  const columns = columnsOf(days);
  const lastDay = days.first + (days.views.length - 1) * DAY_MS;
  return (
    <Section title={t.lastDays()} className="mt-7">
      <div className="panel grid grid-cols-3 items-end gap-2 p-4 md:gap-8 md:p-5">
        {columns.map(({ label, counts }) => (
          <div key={label} aria-hidden>
            <p className="text-14 text-ink-soft">{label}</p>
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="num text-22 font-bold md:text-28">
                {t.formatNumber(counts.reduce((sum, count) => sum + count, 0))}
              </span>
              <span className="text-13 text-ink-soft max-sm:hidden">
                {t.dashboardMostADay(Math.max(...counts))}
              </span>
            </p>
            <DayBars counts={counts} className="mt-2 h-12 md:h-16" />
            <p className="mt-1 flex justify-between text-12 text-ink-soft max-lg:hidden">
              <span>{t.formatDate(days.first)}</span>
              <span>{t.formatDate(lastDay)}</span>
            </p>
          </div>
        ))}
        <DayTable label={t.lastDays()} firstDay={days.first} columns={columns} />
      </div>
    </Section>
  );
}

export function ListingFigures({ listing }: { listing: ShownListing }) {
  const { days, viewCount, contactCount, inquiryCount, newInquiryCount } = listing;
  const columns = days && columnsOf(days);
  const isNew = newInquiryCount > 0;
  const figure = (icon: IconName, text: string, counts: number[] | undefined, highlight = false) => (
    <li>
      <span
        className={classNames("inline-flex items-center gap-1.5", highlight && "font-semibold text-action")}
      >
        <Icon name={icon} size={16} className={classNames("max-sm:hidden", !highlight && "text-faint")} />
        {text}
      </span>
      {counts && <DayBars counts={counts} className="mt-1 h-6" />}
    </li>
  );
  return (
    <div className="mt-3">
      <ul className="grid grid-cols-3 items-end gap-4 text-13 text-ink-soft sm:text-14">
        {figure("eye", t.dashboardViews(viewCount), days?.views)}
        {figure("phone", t.dashboardContacts(contactCount), days?.contacts)}
        {figure(
          "mail",
          isNew ? t.dashboardNewInquiries(newInquiryCount) : t.dashboardInquiries(inquiryCount),
          days?.inquiries,
          isNew,
        )}
      </ul>
      {columns && (
        <>
          <p aria-hidden className="mt-1 text-12 text-ink-soft">
            {t.dashboardBars()}
          </p>
          <DayTable label={`${listing.title}: ${t.lastDays()}`} firstDay={days.first} columns={columns} />
        </>
      )}
    </div>
  );
}
