import { Mark } from "#src/ui/brand.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { OfflineDrawing } from "#src/ui/drawings.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { t } from "#t";

/** What stands in for any page without a network. It is kept in browsers, so nobody's data is in it. */
export const OfflinePage = ({ siteName }: { siteName: string }) => (
  <div className="flex min-h-dvh flex-col items-center justify-center">
    <p className="flex items-center gap-2.5 text-22 font-bold">
      <Mark className="h-6.5 w-11.5 flex-none" />
      {siteName}
    </p>
    <EmptyState
      as="h1"
      drawing={<OfflineDrawing />}
      title={t.offlineTitle()}
      text={t.offlineText()}
      action={
        // The address of the page that could not be fetched: it stays in the address bar.
        <ButtonLink href="" icon="rotate-ccw">
          {t.tryAgain()}
        </ButtonLink>
      }
    />
  </div>
);
