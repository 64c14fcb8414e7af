import { useState } from "react";
import { KINDS, LISTING_KINDS, type ListName, idPath } from "#src/features/listings/kinds.ts";
import type { KindTexts } from "#src/features/listings/register.ts";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { Section } from "#src/ui/section.tsx";
import { t } from "#t";
import { BulkBar, applies, useBulk } from "./parts/bulk-bar.tsx";
import { Confirm } from "./parts/confirm.tsx";
import { ListingLine } from "./parts/listing-line.tsx";
import { SmallButton } from "./parts/small-button.tsx";
import type { ListingsPage, PanelListing } from "./queries/listings.ts";
import type { ListingPatch } from "./schema.ts";
import { type AdminCalls, useAdminCalls, useAdminList } from "./use-admin.ts";

interface ListingsProps {
  query: string;
  first: Pick<ListingsPage, "totals"> & Record<ListName, PanelListing[]>;
  texts: Record<ListName, KindTexts["admin"]>;
  now: number;
}

export default function AdminListings({ query, first, texts, now }: ListingsProps) {
  const list = useAdminList(`listings${query}`, first);
  const calls = useAdminCalls();
  const bulk = useBulk();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const lists = LISTING_KINDS.map((kind) => KINDS[kind].listName).filter((name) => list[name].length > 0);
  const choices = lists.flatMap((name) => list[name]).filter(({ state }) => state !== "removed");
  const chosen = choices.filter(({ id }) => ticked.has(id));
  const tick = (id: string, on: boolean) =>
    setTicked((before) => new Set(on ? [...before, id] : [...before].filter((other) => other !== id)));
  return (
    <>
      <BulkBar
        bulk={bulk}
        chosen={chosen}
        all={choices.length > 0 && chosen.length === choices.length}
        onAll={(on) => setTicked(new Set(on ? choices.map(({ id }) => id) : []))}
      />
      {lists.map((name) => (
        <Section
          key={name}
          title={texts[name].many}
          count={t.formatNumber(list.totals[name])}
          className="mt-6"
        >
          <ul className="grid gap-3">
            {list[name].map((listing) => (
              <li
                key={listing.id}
                className="panel p-3"
                aria-busy={calls.pending?.includes(listing.id) || undefined}
              >
                <ListingLine
                  listing={listing}
                  now={now}
                  before={
                    <Checkbox
                      checked={chosen.includes(listing)}
                      disabled={!choices.includes(listing)}
                      onChange={(event) => tick(listing.id, event.currentTarget.checked)}
                      className="noscript:hidden"
                    >
                      <span className="sr-only">
                        {t.bulkChoose()} <bdi>{listing.title}</bdi>
                      </span>
                    </Checkbox>
                  }
                >
                  <ListingActions listing={listing} texts={texts[name]} calls={calls} />
                </ListingLine>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </>
  );
}

interface ListingActionsProps {
  listing: PanelListing;
  texts: KindTexts["admin"];
  calls: AdminCalls;
}

function ListingActions({ listing, texts, calls }: ListingActionsProps) {
  const { id, title, rev, featured, verified, state } = listing;
  if (state === "removed") return null;
  const path = idPath(listing);
  const reboost = `${path}/reboost`;
  const dialog = `delete-${id}`;
  const mark = (badge: ListingPatch) => calls.send("PATCH", path, { ...badge, rev }, texts.update);
  return (
    <fieldset
      aria-label={t.listingActions(title)}
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
        title={t.listingDeleteTitle()}
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
