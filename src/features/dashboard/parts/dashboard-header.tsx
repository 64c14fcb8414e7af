import { href } from "#src/i18n/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { t } from "#t";

interface DashboardHeaderProps {
  name: string;
  /** Listings of every status. */
  total: number;
  /** Inquiries that nobody has read. */
  waiting: number;
}

/** Greets the seller, and leads to another listing once there is one. */
export const DashboardHeader = ({ name, total, waiting }: DashboardHeaderProps) => (
  <header className="flex flex-wrap items-end justify-between gap-4 pt-6 pb-5 md:pt-8 md:pb-6">
    <div className="min-w-0">
      <h1 className="text-26 font-bold md:text-30">{t.dashboardWelcome(name)}</h1>
      {total > 0 && (
        <p className="text-ink-soft">
          {waiting > 0 ? t.dashboardWaiting(waiting) : t.dashboardNoneWaiting()}
        </p>
      )}
    </div>
    {total > 0 && (
      <div className="flex gap-3 max-sm:hidden">
        <ButtonLink href={href("/list-number-plate")} size={48} icon="plus" variant="outline">
          {t.listPlate()}
        </ButtonLink>
        <ButtonLink href={href("/list-car")} size={48} icon="plus">
          {t.listVehicle()}
        </ButtonLink>
      </div>
    )}
  </header>
);
