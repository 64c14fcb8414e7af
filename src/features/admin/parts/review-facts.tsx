import type { ReviewJson } from "#src/features/moderation/review-json.ts";
import { PlatePanel } from "#src/features/plates/parts/plate-panel.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { Photo } from "#src/ui/photo.tsx";
import { t } from "#t";
import { factLabel, factValue } from "../labels.ts";

/** What a listing shows: its plate and photos. */
export function ReviewPictures({ photos, plate }: Pick<ReviewJson, "photos" | "plate">) {
  if (photos.length === 0 && !plate) return null;
  return (
    <ul className="mt-3 flex gap-2 overflow-x-auto">
      {plate && (
        <li className="relative h-24 w-32 flex-none overflow-hidden rounded-field">
          <PlatePanel {...plate} className="absolute! inset-0" />
        </li>
      )}
      {photos.map((photo) => (
        <li key={photo.id} className="h-24 w-32 flex-none overflow-hidden rounded-field bg-sand-2">
          <Photo {...photo} alt="" sizes="128px" />
        </li>
      ))}
    </ul>
  );
}

type FactsProps = Pick<ReviewJson, "facts" | "before" | "changed">;

/** Told again only where they changed. */
const SHOWN_ABOVE = ["title", "photos", "plate"];

/** What a listing says, field by field, and what it said before. */
export function ReviewFacts({ facts, before, changed }: FactsProps) {
  const told = Object.entries(facts).filter(
    ([name, value]) =>
      changed.includes(name) || (!SHOWN_ABOVE.includes(name) && value !== null && value !== ""),
  );
  return (
    <dl className="mt-3 grid gap-x-6 gap-y-1 text-14 sm:grid-cols-2">
      {told.map(([name, value]) => {
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

/** What reads the same, such as the number of photos that were replaced by as many others, is said to have changed. */
const Changed = ({ from, to }: { from: string; to: string }) =>
  from === to ? (
    <span className="font-semibold text-good">
      <bdi>{to}</bdi> ({t.factChanged()})
    </span>
  ) : (
    <>
      <del className="me-2 text-bad">
        <bdi>{from}</bdi>
      </del>
      <bdi className="font-semibold text-good">{to}</bdi>
    </>
  );
