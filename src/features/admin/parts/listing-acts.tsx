import { Button } from "#src/ui/button.tsx";
import { t } from "#t";
import type { AdminListing } from "../admin-json.ts";
import type { ListingPatch } from "../schema.ts";
import type { Acts } from "../use-act.ts";
import { applies } from "../use-bulk.ts";
import { Confirm } from "./confirm.tsx";
import { listingPath } from "#src/features/listings/kinds.ts";

interface ListingActsProps {
  listing: AdminListing;
  acts: Acts;
}

const SMALL = "px-3 text-14";

/** Reboost, badges and delete; nothing for what is deleted already. */
export function ListingActs({ listing, acts }: ListingActsProps) {
  const { id, title, rev, featured, verified, state } = listing;
  if (state === "removed") return null;
  const isCar = listing.kind === "car";
  const path = listingPath(listing);
  const reboost = `${path}/reboost`;
  const dialog = `delete-${id}`;
  const mark = (badge: ListingPatch) =>
    acts.act({
      method: "PATCH",
      path,
      body: { ...badge, rev },
      done: isCar ? t.adminCarUpdated : t.adminPlateUpdated,
      failed: isCar ? t.adminCarUpdateFailed : t.adminPlateUpdateFailed,
    });
  return (
    <fieldset
      aria-label={t.adminActionsFor(title)}
      className="flex min-w-0 flex-wrap gap-1 max-lg:basis-full"
    >
      {applies("reboost", listing) && (
        <Button
          variant="tint"
          className={SMALL}
          pending={acts.pending === reboost}
          onClick={() =>
            acts.act({
              method: "PATCH",
              path: reboost,
              body: { rev },
              done: isCar ? t.adminCarReboosted : t.adminPlateReboosted,
              failed: isCar ? t.adminCarReboostFailed : t.adminPlateReboostFailed,
            })
          }
        >
          {t.adminReboost()}
        </Button>
      )}
      <Button variant="quiet" className={SMALL} onClick={() => mark({ featured: !featured })}>
        {featured ? t.adminUnfeature() : t.adminFeature()}
      </Button>
      <Button variant="quiet" className={SMALL} onClick={() => mark({ verified: !verified })}>
        {verified ? t.adminUnverify() : t.adminVerify()}
      </Button>
      <Button variant="danger" className={SMALL} command="show-modal" commandfor={dialog}>
        {t.adminDelete()}
      </Button>
      <Confirm
        id={dialog}
        title={t.adminDeleteTitle()}
        about={title}
        verb={t.adminDelete()}
        keep={t.adminKeep()}
        onConfirm={() =>
          acts.act({
            method: "DELETE",
            path,
            body: { rev },
            done: isCar ? t.adminCarDeleted : t.adminPlateDeleted,
            failed: isCar ? t.adminCarDeleteFailed : t.adminPlateDeleteFailed,
          })
        }
      >
        {t.adminDeleteText()}
      </Confirm>
    </fieldset>
  );
}
