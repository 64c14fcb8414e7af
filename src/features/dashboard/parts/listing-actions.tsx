import type { ReactNode } from "react";
import { listingPath } from "#src/features/listings/kinds.ts";
import { endsSoon } from "#src/features/listings/schema.ts";
import { href } from "#src/i18n/paths.ts";
import { Button, ButtonLink, type ButtonProps } from "#src/ui/button.tsx";
import { Dialog, DialogClose } from "#src/ui/dialog.tsx";
import { t } from "#t";
import type { OwnListing } from "../dashboard-json.ts";
import type { ListingActs, Verb } from "../use-dashboard.ts";

interface ListingActionsProps {
  listing: OwnListing;
  now: number;
  /** The query of the page's address, kept by a form without scripts. */
  search: string;
  acts: ListingActs;
}

const QUIET = "px-3 gap-1.5 text-14 font-medium [&>svg]:size-4.5 max-sm:[&>svg]:hidden";

/** What a seller can do with a listing. Links, forms and a native dialog, so that it works without scripts too. */
export function ListingActions({ listing, now, search, acts }: ListingActionsProps) {
  const { id, title, status } = listing;
  const page = href(listingPath(listing));
  const dialog = `delete-${id}`;
  const wired = { listing, search, acts };
  return (
    <fieldset
      aria-label={t.listingActions(title)}
      className="mt-2 min-w-0 -ms-3 -me-1.5 flex flex-wrap items-center gap-1 sm:-me-2"
    >
      {status !== "sold" && (
        <ButtonLink href={`${page}/edit`} variant="quiet" icon="pencil" className={QUIET}>
          {t.listingEdit()}
        </ButtonLink>
      )}
      <ButtonLink href={page} variant="quiet" icon="eye" className={QUIET}>
        {t.listingView()}
      </ButtonLink>
      <Button variant="danger" icon="trash-2" command="show-modal" commandfor={dialog} className={QUIET}>
        {t.listingDelete()}
      </Button>
      {status === "active" && endsSoon(listing, now) && (
        <Act {...wired} verb="relist" variant="quiet" icon="rotate-ccw" className={QUIET}>
          {t.listingRelist()}
        </Act>
      )}
      <div className="ms-auto">
        <MainAct {...wired} over={listing.expiresAt <= now} />
      </div>
      <Dialog
        id={dialog}
        title={t.listingDeleteTitle()}
        text={<bdi dir="auto">{title}</bdi>}
        width="s"
        footer={
          <>
            <DialogClose dialog={dialog}>{t.listingKeep()}</DialogClose>
            <Act {...wired} verb="delete" variant="danger-solid">
              {t.listingDelete()}
            </Act>
          </>
        }
      >
        <p>{t.listingDeleteText()}</p>
      </Dialog>
    </fieldset>
  );
}

type WiredProps = Omit<ListingActionsProps, "now">;

interface MainActProps extends WiredProps {
  /** Its time is up. */
  over: boolean;
}

function MainAct({ over, ...wired }: MainActProps) {
  const { status } = wired.listing;
  if (status === "active")
    return (
      <Act {...wired} verb="sale" variant="tint" icon="circle-check" pendingLabel={t.listingSaving()}>
        {t.listingMarkSold()}
      </Act>
    );
  if (status === "expired")
    return (
      <Act {...wired} verb="relist" icon="rotate-ccw" pendingLabel={t.listingRelisting()}>
        {t.listingRelist()}
      </Act>
    );
  return (
    <Act
      {...wired}
      verb={over ? "relist" : "unsale"}
      variant="outline"
      icon="rotate-ccw"
      pendingLabel={t.listingSaving()}
    >
      {t.listingUndoSale()}
    </Act>
  );
}

type ActProps = WiredProps &
  Pick<ButtonProps, "variant" | "icon" | "className" | "pendingLabel"> & { verb: Verb; children: ReactNode };

function Act({ listing, search, acts, verb, className = "px-3.5 text-14", ...button }: ActProps) {
  const { id } = listing;
  const pending = acts.pending?.listing.id === id && acts.pending.verb === verb;
  return (
    <form
      method="post"
      action={href(`/dashboard/listings/${id}/${verb}${search}`)}
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.closest("dialog")?.close();
        if (!acts.pending) acts.act(listing, verb);
      }}
    >
      <Button type="submit" pending={pending} className={className} {...button} />
    </form>
  );
}
