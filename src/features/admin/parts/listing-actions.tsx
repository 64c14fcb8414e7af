import { Button } from "#src/ui/button.tsx";
import { t } from "#t";
import type { AdminListing } from "../admin-json.ts";
import type { ListingPatch } from "../schema.ts";
import type { AdminCalls } from "../use-admin.ts";
import { applies } from "../use-bulk.ts";
import { Confirm } from "./confirm.tsx";
import { listingPath } from "#src/features/listings/kinds.ts";
import type { KindTexts } from "#src/features/listings/register.ts";

interface ListingActionsProps {
  listing: AdminListing;
  texts: KindTexts["admin"];
  calls: AdminCalls;
}

const SMALL = "px-3 text-14";

export function ListingActions({ listing, texts, calls }: ListingActionsProps) {
  const { id, title, rev, featured, verified, state } = listing;
  if (state === "removed") return null;
  const path = listingPath(listing);
  const reboost = `${path}/reboost`;
  const dialog = `delete-${id}`;
  const mark = (badge: ListingPatch) => calls.send("PATCH", path, { ...badge, rev }, texts.update);
  return (
    <fieldset
      aria-label={t.adminActionsFor(title)}
      className="flex min-w-0 flex-wrap gap-1 max-lg:basis-full"
    >
      {applies("reboost", listing) && (
        <Button
          variant="tint"
          className={SMALL}
          pending={calls.pending === reboost}
          onClick={() => calls.send("PATCH", reboost, { rev }, texts.reboost)}
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
        onConfirm={() => calls.send("DELETE", path, { rev }, texts.delete)}
      >
        {t.adminDeleteText()}
      </Confirm>
    </fieldset>
  );
}
