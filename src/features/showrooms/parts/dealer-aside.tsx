import type { ReactNode } from "react";
import { MINUTE_MS } from "#src/core/time.ts";
import type { DealerRow } from "#src/features/dealers/queries.ts";
import { openUntil, weekdayAt } from "#src/features/dealers/hours.ts";
import { dealerName, dealerPath, type Hours, type Weekday, WEEKDAYS } from "#src/features/dealers/schema.ts";
import { placeLabel } from "#src/features/places/places.ts";
import { CallButtons } from "#src/features/sellers/parts/call-buttons.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { t } from "#t";
import type { DealerPageProps } from "../dealer-page.tsx";

const Box = ({ title, children }: { title?: string; children: ReactNode }) => (
  <section className="card p-4 md:p-5">
    {title && <h2 className="mb-3 text-16 font-semibold">{title}</h2>}
    {children}
  </section>
);

export function DealerContact({ dealer, now, replyMinutes }: DealerPageProps) {
  const until = openUntil(dealer.hours, now);
  return (
    <Box>
      {hasHours(dealer) && (
        <p className="mb-3 flex items-center gap-2 text-15">
          <i className={until ? "size-2 rounded-full bg-good" : "size-2 rounded-full bg-faint"} />
          <b className={until ? "text-good" : undefined}>{until ? t.dealerOpen() : t.dealerClosed()}</b>
          {until && <span className="text-ink-soft">· {t.dealerCloses(until)}</span>}
        </p>
      )}
      <div className="bottom-bar flex flex-wrap gap-2 [&>*]:flex-auto md:grid md:gap-3">
        <CallButtons
          path={dealerPath(dealer.slug)}
          api={["/api/dealers", `${dealer.slug}/phone`]}
          label={t.callDealer()}
        />
      </div>
      {replyMinutes !== null && (
        <p className="mt-4 flex gap-2 border-t border-line pt-3 text-14 text-ink-soft">
          <Icon name="clock" size={18} className="mt-0.5 text-faint" />
          {t.dealerReplies(t.formatCountdown(replyMinutes * MINUTE_MS))}
        </p>
      )}
    </Box>
  );
}

const hasHours = ({ hours }: DealerRow) => Object.values(hours).some((spans) => spans.length > 0);

/** The week begins on Saturday. */
const WEEK: Weekday[] = ["sat", ...WEEKDAYS.slice(0, 6)];

/** Neighboring days with the same hours share a line, but for today. */
function linesOf(hours: Hours, today: Weekday) {
  const lines: { days: Weekday[]; text: string; isToday: boolean }[] = [];
  for (const day of WEEK) {
    const text = (hours[day] ?? []).map(([from, to]) => `${from}–${to}`).join(", ");
    const last = lines.at(-1);
    if (last?.text === text && day !== today && !last.isToday) last.days.push(day);
    else lines.push({ days: [day], text, isToday: day === today });
  }
  return lines.map(({ days, text, isToday }) => {
    const ends = [...new Set([days[0], days.at(-1)])].filter((day) => day !== undefined).map(t.weekday);
    return { name: isToday ? t.dealerToday(t.weekday(today)) : ends.join(" – "), text, isToday };
  });
}

export const DealerHours = ({ dealer, now }: DealerPageProps) =>
  hasHours(dealer) && (
    <Box title={t.dealerHours()}>
      <dl className="grid gap-2 text-14">
        {linesOf(dealer.hours, weekdayAt(now)).map(({ name, text, isToday }) => (
          <div key={name} className={isToday ? "flex justify-between font-semibold" : "flex justify-between"}>
            <dt>{name}</dt>
            <dd className="num text-end">{text ? <bdi dir="ltr">{text}</bdi> : t.dealerDayOff()}</dd>
          </div>
        ))}
      </dl>
    </Box>
  );

export const DealerBranches = ({ dealer: { branches } }: DealerPageProps) =>
  branches.length > 0 && (
    <Box title={t.dealerBranches()}>
      <ul className="grid gap-4 text-14">
        {branches.map((branch) => (
          <li key={branch.nameEn + branch.address} className="grid justify-items-start gap-0.5">
            <b className="text-15">
              <bdi>{dealerName(branch)}</bdi>
            </b>
            <span className="text-ink-soft">
              <bdi>{branch.address}</bdi> · {placeLabel(branch.location, t.language())}
            </span>
            {branch.mapUrl && (
              <a href={branch.mapUrl} target="_blank" rel="noopener nofollow" className="link text-14!">
                <Icon name="map-pin" size={16} />
                {t.dealerMap()}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Box>
  );

export const DealerLegal = ({ dealer: { legalName, registerNumber, verifiedAt } }: DealerPageProps) => (
  <Box title={t.dealerWho()}>
    <dl className="grid gap-3 text-14">
      <Line label={t.dealerLegalName()}>{legalName}</Line>
      {registerNumber && <Line label={t.dealerRegister()}>{registerNumber}</Line>}
    </dl>
    {verifiedAt === null ? (
      <p className="mt-4 rounded-field bg-sand p-3 text-14">{t.dealerUnchecked()}</p>
    ) : (
      <p className="mt-4 flex items-center gap-2 rounded-field bg-tint p-3 text-14 font-medium text-action">
        <Icon name="badge-check" size={18} />
        {t.dealerChecked(t.formatDate(verifiedAt))}
      </p>
    )}
  </Box>
);

const Line = ({ label, children }: { label: string; children: string }) => (
  <div>
    <dt className="text-ink-soft">{label}</dt>
    <dd className="font-medium wrap-anywhere">
      <bdi>{children}</bdi>
    </dd>
  </div>
);
