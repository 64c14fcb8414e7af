import { useState } from "react";
import { KINDS, LISTING_KINDS, type ListName } from "#src/features/listings/kinds.ts";
import type { KindTexts } from "#src/features/listings/register.ts";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { Section } from "#src/ui/section.tsx";
import { t } from "#t";
import { BulkBar } from "./parts/bulk-bar.tsx";
import { ListingActions } from "./parts/listing-actions.tsx";
import { ListingLine } from "./parts/listing-line.tsx";
import type { ListingsPage, PanelListing } from "./queries/listings.ts";
import { useAdminCalls, useAdminList } from "./use-admin.ts";
import { useBulk } from "./use-bulk.ts";

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
