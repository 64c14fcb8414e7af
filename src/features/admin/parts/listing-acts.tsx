import { Button } from "#src/ui/button.tsx";
import { t } from "#t";
import type { AdminListing } from "../admin-json.ts";
import type { ListingPatch } from "../schema.ts";
import type { Acts } from "../use-act.ts";
import { applies } from "../use-bulk.ts";
import { Confirm } from "./confirm.tsx";
import { listingPath } from "#src/features/listings/kinds.ts";
import type { KindTexts } from "#src/features/listings/register.ts";

interface ListingActsProps {
  listing: AdminListing;
  texts: KindTexts["admin"];
  acts: Acts;
}

const SMALL = "px-3 text-14";

export function ListingActs({ listing, texts, acts }: ListingActsProps) {
  const { id, title, rev, featured, verified, state } = listing;
  if (state === "removed") return null;
  const path = listingPath(listing);
  const reboost = `${path}/reboost`;
  const dialog = `delete-${id}`;
  const mark = (badge: ListingPatch) =>
    acts.act({
      method: "PATCH",
      path,
      body: { ...badge, rev },
      done: () => texts.updated,
      failed: () => texts.updateFailed,
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
              done: () => texts.reboosted,
              failed: () => texts.reboostFailed,
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
            done: () => texts.deleted,
            failed: () => texts.deleteFailed,
          })
        }
      >
        {t.adminDeleteText()}
      </Confirm>
    </fieldset>
  );
}
