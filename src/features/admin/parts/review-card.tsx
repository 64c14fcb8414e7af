import { reasonLabel } from "#src/features/moderation/labels.ts";
import type { ReviewJson } from "#src/features/moderation/review-json.ts";
import { href } from "#src/i18n/paths.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { t } from "#t";
import { ReviewFacts, ReviewPictures } from "./review-facts.tsx";
import { ReviewReasons } from "./review-reasons.tsx";
import { listingPath } from "#src/features/listings/kinds.ts";

interface ReviewCardProps {
  listing: ReviewJson;
  current: boolean;
  busy: boolean;
  onApprove: () => void;
  onAsk: (verdict: "rejected" | "hidden" | "suspend") => void;
}

/** A listing to decide on: why it is here, what it says and said before, and whose it is. */
export function ReviewCard({ listing, current, busy, ...decisions }: ReviewCardProps) {
  const { title, hold } = listing;
  const page = href(listingPath(listing));
  return (
    <article
      tabIndex={-1}
      aria-busy={busy || undefined}
      aria-current={current || undefined}
      className={classNames("card p-4 outline-none aria-busy:opacity-60 md:p-5", current && "edge-action")}
    >
      <header className="flex flex-wrap items-center gap-2">
        <h2 className="min-w-0 text-17">
          <a href={page} className="hover:text-action">
            <bdi>{title}</bdi>
          </a>
        </h2>
        <Badge tone={hold === "review" ? "expired" : "neutral"}>
          {hold === "review" ? t.adminReview() : t.reviewShown()}
        </Badge>
      </header>
      <ReviewReasons {...listing} />
      <ReviewPictures {...listing} />
      <ReviewFacts {...listing} />
      <Past {...listing} />
      <Decisions page={page} {...decisions} />
    </article>
  );
}

/** Whose it is, and what was decided before. */
const Past = ({ seller, decisions }: ReviewJson) => (
  <>
    <p className="mt-3 text-14 text-ink-soft">
      <a href={href(`/dashboard/users/${seller.id}`)} className="font-semibold hover:text-action">
        <bdi>{seller.name}</bdi>
      </a>{" "}
      · {t.adminJoined(t.formatDate(seller.since))} · {t.adminListingsFound(seller.listings)} ·{" "}
      {t.reviewHistory(seller.rejected, seller.reports)}
    </p>
    {decisions.length > 0 && (
      <ul className="mt-2 text-14 text-ink-soft">
        {decisions.map(({ verdict, reason, note, createdAt }) => (
          <li key={createdAt}>
            {t.formatDate(createdAt)}: {t.reviewVerdict(verdict)} {reason && reasonLabel(reason)}{" "}
            <bdi>{note}</bdi>
          </li>
        ))}
      </ul>
    )}
  </>
);

const SMALL = "px-3.5 text-14";

const Decisions = ({
  page,
  onApprove,
  onAsk,
}: Pick<ReviewCardProps, "onApprove" | "onAsk"> & { page: string }) => (
  <div className="mt-4 flex flex-wrap gap-2">
    <Button icon="check" className={SMALL} onClick={onApprove}>
      {t.reviewApprove()}
    </Button>
    <Button variant="danger" icon="x" className={SMALL} onClick={() => onAsk("rejected")}>
      {t.reviewReject()}
    </Button>
    <Button variant="outline" icon="eye-off" className={SMALL} onClick={() => onAsk("hidden")}>
      {t.reviewHide()}
    </Button>
    <Button variant="quiet" icon="ban" className={SMALL} onClick={() => onAsk("suspend")}>
      {t.reviewSuspend()}
    </Button>
    <ButtonLink href={page} variant="quiet" icon="eye" className={SMALL}>
      {t.adminView()}
    </ButtonLink>
  </div>
);
