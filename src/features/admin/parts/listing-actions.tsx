import { idPath } from "#src/features/listings/kinds.ts";
import type { KindTexts } from "#src/features/listings/register.ts";
import { t } from "#t";
import type { PanelListing } from "../queries/listings.ts";
import type { ListingPatch } from "../schema.ts";
import type { AdminCalls } from "../use-admin.ts";
import { applies } from "../use-bulk.ts";
import { Confirm } from "./confirm.tsx";
import { SmallButton } from "./small-button.tsx";

interface ListingActionsProps {
  listing: PanelListing;
  texts: KindTexts["admin"];
  calls: AdminCalls;
}

export function ListingActions({ listing, texts, calls }: ListingActionsProps) {
  const { id, title, rev, featured, verified, state } = listing;
  if (state === "removed") return null;
  const path = idPath(listing);
  const reboost = `${path}/reboost`;
  const dialog = `delete-${id}`;
  const mark = (badge: ListingPatch) => calls.send("PATCH", path, { ...badge, rev }, texts.update);
  return (
    <fieldset
      aria-label={t.adminActionsFor(title)}
      className="flex min-w-0 flex-wrap gap-1 max-lg:basis-full lg:grid"
      style={{ gridTemplateColumns: "repeat(4, 6.75rem)" }}
    >
      {applies("reboost", listing) && (
        <SmallButton
          variant="tint"
          pending={calls.pending === reboost}
          onClick={() => calls.send("PATCH", reboost, { rev }, texts.reboost)}
        >
          {t.adminVerb("reboost")}
        </SmallButton>
      )}
      <SmallButton className="lg:col-start-2" onClick={() => mark({ featured: !featured })}>
        {t.adminVerb(featured ? "unfeature" : "feature")}
      </SmallButton>
      <SmallButton onClick={() => mark({ verified: !verified })}>
        {t.adminVerb(verified ? "unverify" : "verify")}
      </SmallButton>
      <SmallButton variant="danger" command="show-modal" commandfor={dialog}>
        {t.adminVerb("delete")}
      </SmallButton>
      <Confirm
        id={dialog}
        title={t.adminDeleteTitle()}
        about={title}
        verb={t.adminVerb("delete")}
        keep={t.adminKeep()}
        onConfirm={() => calls.send("DELETE", path, { rev }, texts.delete)}
      >
        {t.adminDeleteText()}
      </Confirm>
    </fieldset>
  );
}
