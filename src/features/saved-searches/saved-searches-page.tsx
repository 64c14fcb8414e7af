import { AskHere } from "#src/features/push/parts/ask-here.tsx";
import { DeviceList } from "#src/features/push/parts/device-list.tsx";
import type { Device } from "#src/features/push/queries.ts";
import { href } from "#src/i18n/paths.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { NoListingsDrawing } from "#src/ui/drawings.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { t } from "#t";
import { SearchCard, type ShownSearch } from "./parts/search-card.tsx";
import { MAX_SAVED_SEARCHES } from "./schema.ts";

interface SavedSearchesPageProps {
  searches: ShownSearch[];
  removed: { id: string; name: string } | null;
  email: string;
  isConfirmed: boolean;
  devices: Device[];
  pushKey: string;
}

export function SavedSearchesPage({ searches, removed, pushKey, ...where }: SavedSearchesPageProps) {
  const fresh = searches.reduce((sum, { newCount }) => sum + newCount, 0);
  return (
    <div className="wrap pt-6 pb-14 md:pt-8 md:pb-18">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-28 md:text-32">{t.savedSearches()}</h1>
          {searches.length > 0 && (
            <p className="mt-1 text-ink-soft">
              {t.countOf(searches.length, MAX_SAVED_SEARCHES)}
              {fresh > 0 && ` · ${t.savedSearchesNew(fresh)}`}
            </p>
          )}
        </div>
        {searches.length > 0 && (
          <ButtonLink href={href("/search")} variant="outline" icon="search">
            {t.goToSearch()}
          </ButtonLink>
        )}
      </div>
      {searches.length > 0 && <AskHere publicKey={pushKey} then="/saved-searches/push" />}
      {removed && <Removed {...removed} />}
      {searches.length === 0 ? (
        <NoSearches />
      ) : (
        <div className="mt-5 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_304px] lg:gap-8">
          <ul className="grid gap-4">
            {searches.map((shown) => (
              <SearchCard key={shown.search.id} {...shown} hasDevice={where.devices.length > 0} />
            ))}
          </ul>
          <aside className="grid gap-4">
            <WhereWeTell {...where} />
            <HowAlertsWork />
          </aside>
        </div>
      )}
    </div>
  );
}

const Removed = ({ id, name }: { id: string; name: string }) => (
  <form
    method="post"
    action={href(`/saved-searches/${id}/restore`)}
    className="mt-5 flex min-h-14 items-center gap-3 rounded-card border border-dashed border-field px-4 py-1"
  >
    <Icon name="trash-2" size={18} className="flex-none text-ink-soft" />
    <p role="status" className="min-w-0 flex-1 text-15 text-ink-soft wrap-anywhere">
      {t.savedSearchDeleted(name)}
    </p>
    <Button type="submit" variant="quiet" icon="rotate-ccw" className="text-action">
      {t.undo()}
    </Button>
  </form>
);

type WhereWeTellProps = Pick<SavedSearchesPageProps, "email" | "isConfirmed" | "devices">;

const WhereWeTell = ({ email, isConfirmed, devices }: WhereWeTellProps) => (
  <div className="card p-5">
    <h2 className="mb-2 text-16 font-semibold">{t.alertsWhere()}</h2>
    {isConfirmed ? (
      <div className="flex items-center gap-3.5 py-2">
        <Icon name="mail" size={24} className="flex-none text-faint" />
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{t.savedSearchChannel("mail")}</p>
          <p className="text-14 text-ink-soft wrap-anywhere">{email}</p>
        </div>
      </div>
    ) : (
      <Notice>
        <p className="wrap-anywhere">{t.savedSearchesUnconfirmed(email)}</p>
      </Notice>
    )}
    <DeviceList devices={devices} next="/saved-searches" />
    <a href={href("/settings#preferences")} className="link">
      {t.alertsWhereMore()}
    </a>
  </div>
);

const HowAlertsWork = () => (
  <div className="rounded-card bg-sand p-5 text-14 text-sand-ink">
    <h2 className="mb-2 text-16 font-semibold">{t.alertsHow()}</h2>
    <ul className="grid gap-2">
      {t.alertsHowLines().map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </div>
);

const NoSearches = () => (
  <EmptyState
    drawing={<NoListingsDrawing />}
    title={t.savedSearchesNone()}
    text={t.savedSearchesNoneText()}
    action={
      <>
        <ButtonLink href={href("/search")} icon="search">
          {t.savedSearchesStart()}
        </ButtonLink>
        <ButtonLink href={href("/number-plates")} variant="outline">
          {t.savedSearchesStartPlates()}
        </ButtonLink>
      </>
    }
  />
);
