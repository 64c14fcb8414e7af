import { flagLabel } from "#src/features/moderation/labels.ts";
import type { ReviewJson } from "#src/features/moderation/shapes.ts";
import { photoUrl, ZOOM_WIDTH } from "#src/features/photos/schema.ts";
import { PlatePanel } from "#src/features/plates/card/plate.tsx";
import { href } from "#src/i18n/paths.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Photo } from "#src/ui/photo.tsx";
import { t } from "#t";
import { factLabel, factValue } from "../labels.ts";

interface ReviewCardProps {
  listing: ReviewJson;
  current: boolean;
  busy: boolean;
  onApprove: () => void;
  onAsk: (verdict: "rejected" | "hidden" | "suspend") => void;
}

const SMALL = "px-3.5 text-14";

export function ReviewCard({ listing, current, busy, onApprove, onAsk }: ReviewCardProps) {
  const { title, hold, status } = listing;
  const state = hold ?? status;
  const page = href(listing.url);
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
        <span className="text-14 text-ink-soft">{t.listingNumber(listing.number)}</span>
        <Badge tone={state === "active" ? "neutral" : "expired"}>
          {state === "active" ? t.reviewShown() : t.adminState(state)}
        </Badge>
      </header>
      <ReviewReasons {...listing} />
      <ReviewPictures {...listing} />
      <ReviewFacts {...listing} />
      <Past {...listing} />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button icon="check" className={SMALL} onClick={onApprove}>
          {t.reviewApprove()}
        </Button>
        <Button variant="danger" icon="x" className={SMALL} onClick={() => onAsk("rejected")}>
          {t.reviewReject()}
        </Button>
        <Button variant="outline" icon="eye-off" className={SMALL} onClick={() => onAsk("hidden")}>
          {t.adminVerb("hide")}
        </Button>
        <Button variant="quiet" icon="ban" className={SMALL} onClick={() => onAsk("suspend")}>
          {t.reviewSuspend()}
        </Button>
        <ButtonLink href={page} variant="quiet" icon="eye" className={SMALL}>
          {t.view()}
        </ButtonLink>
      </div>
    </article>
  );
}

const Past = ({ seller, decisions }: ReviewJson) => (
  <>
    <p className="mt-3 text-14 text-ink-soft">
      <a href={href(`/dashboard/users/${seller.id}`)} className="font-semibold hover:text-action">
        <bdi>{seller.name}</bdi>
      </a>{" "}
      · {t.adminJoined(t.formatDate(seller.since))} · {t.listingsFound(seller.listings)} ·{" "}
      {t.reviewHistory(seller.rejected, seller.reports)}
    </p>
    {decisions.length > 0 && (
      <ul className="mt-2 text-14 text-ink-soft">
        {decisions.map(({ verdict, reason, note, createdAt }) => (
          <li key={createdAt}>
            {t.formatDate(createdAt)}: {t.reviewVerdict(verdict)} {reason && t.reasonLabel(reason)}{" "}
            <bdi>{note}</bdi>
          </li>
        ))}
      </ul>
    )}
  </>
);

const ReviewReasons = ({ flags, reports }: Pick<ReviewJson, "flags" | "reports">) => (
  <ul className="mt-3 grid gap-1.5 text-15">
    {flags.map(({ rule, detail }) => (
      <li key={rule} className="flex items-start gap-2 text-amber">
        <Icon name="triangle-alert" size={18} className="mt-0.5 flex-none" />
        <span>{flagLabel(rule, detail)}</span>
      </li>
    ))}
    {reports.map(({ id, reason, text, reporterName }) => (
      <li key={id} className="flex items-start gap-2">
        <Icon name="flag" size={18} className="mt-0.5 flex-none text-bad" />
        <span className="min-w-0 flex-1">
          {t.reportLabel(reason)} ({reporterName ? <bdi>{reporterName}</bdi> : t.reviewGuest()})
          {text && (
            <q dir="auto" className="block w-fit text-ink-soft">
              {text}
            </q>
          )}
        </span>
      </li>
    ))}
  </ul>
);

function ReviewPictures({ title, photos, plate }: Pick<ReviewJson, "title" | "photos" | "plate">) {
  if (photos.length === 0 && !plate) return null;
  return (
    <ul className="mt-3 flex gap-2 overflow-x-auto">
      {plate && (
        <li className="relative h-24 w-32 flex-none overflow-hidden rounded-field">
          <PlatePanel {...plate} className="absolute! inset-0" />
        </li>
      )}
      {photos.map((photo, i) => (
        <li key={photo.id} className="h-24 w-32 flex-none overflow-hidden rounded-field bg-sand-2">
          <a href={photoUrl(photo.id, ZOOM_WIDTH)} target="_blank" rel="noopener">
            <Photo {...photo} alt={t.detailPhotoAlt(title, i + 1, photos.length)} sizes="128px" />
          </a>
        </li>
      ))}
    </ul>
  );
}

type FactsProps = Pick<ReviewJson, "facts" | "before" | "changed">;

/** Shown above the list, so the list contains them only if they changed. */
const SHOWN_ABOVE = ["title", "photos", "plate"];

export function ReviewFacts({ facts, before, changed }: FactsProps) {
  const shown = Object.entries(facts).filter(
    ([name, value]) =>
      changed.includes(name) || (!SHOWN_ABOVE.includes(name) && value !== null && value !== ""),
  );
  return (
    <dl className="mt-3 grid gap-x-6 gap-y-1 text-14 sm:grid-cols-2">
      {shown.map(([name, value]) => {
        const now = factValue(name, value, facts);
        return (
          <div key={name} className={classNames("min-w-0", name === "description" && "sm:col-span-2")}>
            <dt className="inline text-ink-soft">{factLabel(name)}: </dt>
            <dd className="inline">
              {changed.includes(name) ? (
                <Changed from={factValue(name, before?.[name], before ?? {})} to={now} />
              ) : (
                <bdi>{now}</bdi>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Old and new text may be equal, for example if photos were replaced by as many others. */
const Changed = ({ from, to }: { from: string; to: string }) =>
  from === to ? (
    <span className="font-semibold text-good">
      <bdi>{to}</bdi> ({t.factChanged()})
    </span>
  ) : (
    <>
      <del className="me-1.5 text-bad">
        <bdi>{from}</bdi>
      </del>
      <bdi className="font-semibold text-good">{to}</bdi>
    </>
  );
