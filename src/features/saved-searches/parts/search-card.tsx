import { directionOf } from "#src/core/text.ts";
import type { Listing } from "#src/features/listings/listing-json.ts";
import { kindOf } from "#src/features/listings/register.ts";
import { href } from "#src/i18n/paths.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { t } from "#t";
import { channelsOf, type SavedSearch } from "../queries.ts";
import { CHANNELS, RHYTHMS } from "../schema.ts";

export interface ShownSearch {
  search: SavedSearch;
  total: number;
  newCount: number;
  labels: string[];
  newest: Listing[];
}

interface SearchCardProps extends ShownSearch {
  hasDevice: boolean;
}

export const Asked = ({ labels }: { labels: string[] }) =>
  labels.length > 0 && (
    <ul className="flex flex-wrap gap-1.5">
      {labels.map((label) => (
        <li key={label} className="tag max-w-full">
          <bdi dir={directionOf(label)} className="truncate">
            {label}
          </bdi>
        </li>
      ))}
    </ul>
  );

export function SearchCard({ search, total, newCount, labels, newest, hasDevice }: SearchCardProps) {
  const { id, name, createdAt } = search;
  const path = `/saved-searches/${id}`;
  return (
    <li id={id} className="card p-4 md:p-6">
      <div className="flex flex-wrap gap-4">
        <div className="grid min-w-0 flex-1 basis-70 content-start gap-2">
          <h2 className="flex flex-wrap items-center gap-2 text-18 font-semibold">
            <span className="min-w-0 wrap-anywhere">
              <bdi dir={directionOf(name)}>{name}</bdi>
            </span>
            {newCount > 0 && <Badge tone="new">{t.savedSearchNew(newCount)}</Badge>}
          </h2>
          <p className="text-14 text-ink-soft">
            {t.listingsFound(total)} · {t.savedSearchSince(t.formatDate(createdAt))}
          </p>
          <Asked labels={labels} />
        </div>
        <Newest listings={newest} kind={search.kind} />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-2 border-t border-line pt-4">
        <AlertControls search={search} hasDevice={hasDevice} />
        <div className="ms-auto flex flex-auto items-center justify-end gap-1 sm:flex-none">
          <a
            href={href(`${path}/edit`)}
            aria-label={t.savedSearchEdit(name)}
            className="i-lucide-pencil icon-btn text-ink-soft before:size-5"
          />
          <form method="post" action={href(`${path}/delete`)} className="contents">
            <button
              type="submit"
              aria-label={t.savedSearchDelete(name)}
              className="i-lucide-trash-2 icon-btn text-ink-soft before:size-5"
            />
          </form>
          <ButtonLink
            href={href(path)}
            variant={newCount > 0 ? "tint" : "outline"}
            className="flex-auto"
            aria-label={`${newCount > 0 ? t.savedSearchShowNew(newCount) : t.savedSearchOpen()}: ${name}`}
          >
            {newCount > 0 ? t.savedSearchShowNew(newCount) : t.savedSearchOpen()}
          </ButtonLink>
        </div>
      </div>
    </li>
  );
}

const Newest = ({ listings, kind }: { listings: Listing[]; kind: SavedSearch["kind"] }) =>
  listings.length > 0 && (
    <ul className="flex min-w-0 gap-2">
      {listings.map((listing) => {
        const { picture, label } = kindOf(kind).smallCard(listing);
        return (
          <li key={listing.id} className="w-24 min-w-0">
            <a
              href={href(listing.url)}
              aria-label={`${t.formatPrice(listing.priceCents)}: ${label}`}
              className="block"
            >
              <div className="relative aspect-[4/3] overflow-hidden rounded-[10px] bg-sand">{picture}</div>
              <span className="num mt-1 block text-center text-13 font-semibold">
                {t.formatAmount(listing.priceCents)}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );

/** Each control is a button in its own form, so that it works without scripts. */
function AlertControls({ search, hasDevice }: { search: SavedSearch; hasDevice: boolean }) {
  const { id, name, rhythm } = search;
  const chosen = channelsOf(search);
  const isQuiet = rhythm === "never";
  return (
    <form
      method="post"
      action={href(`/saved-searches/${id}`)}
      className="flex min-w-0 flex-wrap items-center gap-2 max-sm:w-full"
    >
      <span
        role="group"
        aria-label={`${t.savedSearchWhen()}: ${name}`}
        className="flex flex-auto flex-wrap rounded-field bg-sand p-[3px]"
      >
        {RHYTHMS.map((value) => (
          <button
            key={value}
            name="rhythm"
            value={value}
            aria-pressed={rhythm === value}
            className={rhythm === value ? "segment bg-raised text-action shadow-raised" : "segment"}
          >
            {t.savedSearchRhythm(value)}
          </button>
        ))}
      </span>
      <span role="group" aria-label={`${t.savedSearchHow()}: ${name}`} className="flex flex-auto gap-2">
        {CHANNELS.map((channel) => {
          const isOn = chosen.includes(channel);
          if (channel === "push" && !hasDevice && !isOn) return null;
          return (
            <Button
              key={channel}
              type="submit"
              name={isOn ? "without" : "with"}
              value={channel}
              aria-pressed={isOn}
              variant={isOn && !isQuiet ? "tint" : "outline"}
              className={isQuiet ? "flex-auto px-3.5! text-ink-soft" : "flex-auto px-3.5!"}
            >
              {isOn && <Icon name="check" size={17} />}
              {t.savedSearchChannel(channel)}
            </Button>
          );
        })}
      </span>
    </form>
  );
}
