import { href } from "#src/i18n/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { NoListingsDrawing } from "#src/ui/drawings.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { t } from "#t";

/** Where the first cars will stand: a new market asks for them. */
export const HomeFirstListing = () => (
  <div className="panel mt-12">
    <EmptyState
      drawing={<NoListingsDrawing />}
      title={t.homeNoCars()}
      text={t.homeNoCarsText()}
      action={
        <>
          <ButtonLink href={href("/list-car")} size={48}>
            {t.homeStartListing()}
          </ButtonLink>
          <ButtonLink href={href("/list-number-plate")} size={48} variant="outline">
            {t.listPlate()}
          </ButtonLink>
        </>
      }
    />
  </div>
);
