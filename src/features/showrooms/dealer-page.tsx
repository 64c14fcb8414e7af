import type { Facet } from "#src/catalog/columns.ts";
import { type Page, pageCount } from "#src/core/pagination.ts";
import type { DealerRow } from "#src/features/dealers/queries.ts";
import { dealerName, dealerPath } from "#src/features/dealers/schema.ts";
import { KINDS, LISTING_KINDS, type ListingKind } from "#src/features/listings/kinds.ts";
import type { Listing } from "#src/features/listings/listing-json.ts";
import Share from "#src/features/listings/page/share.island.tsx";
import { kindOf } from "#src/features/listings/register.ts";
import { photoUrl } from "#src/features/photos/schema.ts";
import { placeLabel } from "#src/features/places/places.ts";
import { href } from "#src/i18n/paths.ts";
import { Island } from "#src/shell/island.tsx";
import { Badge } from "#src/ui/badge.tsx";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { NoListingsDrawing } from "#src/ui/drawings.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { initials } from "#src/ui/avatar.tsx";
import { Icon } from "#src/ui/icon.tsx";
import type { IconName } from "#src/ui/icons.ts";
import { Pagination } from "#src/ui/pagination.tsx";
import { Select } from "#src/ui/select.tsx";
import { TabLinks } from "#src/ui/tab-links.tsx";
import { t } from "#t";
import { DealerContact, DealerHours, DealerBranches, DealerLegal } from "./parts/dealer-aside.tsx";

export interface Stock {
  kind: ListingKind;
  counts: Record<ListingKind, number>;
  found: Page<Listing>;
  makes: Facet;
  make: string | null;
  sort: string;
}

export interface DealerPageProps {
  dealer: DealerRow;
  stock: Stock;
  url: string;
  now: number;
  replyMinutes: number | null;
}

const SORTS = ["newest", "price-asc", "price-desc"] as const;
const CHIPS = 7;

export const DealerPage = (props: DealerPageProps) => (
  <>
    <div className="mosaic relative h-24 overflow-hidden border-b-6 border-b-solid border-[#E2C08B] bg-[#0B5D5E] before:bg-[#E2C08B]! before:opacity-30! md:h-44" />
    <div className="wrap pb-14 md:pb-18">
      <DealerHead {...props} />
      <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_320px] lg:items-start">
        <div className="min-w-0">
          <About dealer={props.dealer} />
          <DealerStock {...props} />
        </div>
        <aside className="grid gap-4">
          <DealerContact {...props} />
          <DealerHours {...props} />
          <DealerBranches {...props} />
          <DealerLegal {...props} />
          <a
            href={href(`${dealerPath(props.dealer.slug)}/report`)}
            rel="nofollow"
            className="inline-flex min-h-11 items-center gap-1.5 text-14 text-ink-soft hover:text-action"
          >
            <Icon name="flag" size={16} />
            {t.dealerReport()}
          </a>
        </aside>
      </div>
    </div>
  </>
);

const Fact = ({ icon, children }: { icon: IconName; children: string }) => (
  <li className="flex items-center gap-1.5">
    <Icon name={icon} size={16} className="text-faint" />
    {children}
  </li>
);

function DealerHead({ dealer, url }: DealerPageProps) {
  const { logoId, verifiedAt, branches, location } = dealer;
  const name = dealerName(dealer);
  const other = t.language() === "ar" ? dealer.nameEn : dealer.nameAr;
  const place = placeLabel(location, t.language());
  return (
    <header className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 border-b border-line pb-5">
      <div className="relative -mt-14 grid size-28 place-items-center overflow-hidden rounded-panel border-4 border-solid border-surface bg-sand text-32 font-bold text-sand-ink shadow-soft md:row-span-2 md:-mt-16 md:size-34">
        {logoId ? (
          <img src={photoUrl(logoId, 320)} alt="" className="size-full object-cover" />
        ) : (
          <span aria-hidden>{initials(name)}</span>
        )}
      </div>
      <div className="ms-auto pt-3 md:col-start-3 md:row-start-1">
        <Island name="share" of={Share} when="interaction" hold props={{ url, title: name }} />
      </div>
      <div className="col-span-2 mt-3 md:col-span-1 md:col-start-2 md:row-start-1">
        <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-26 md:text-32">
          <bdi className="wrap-anywhere">{name}</bdi>
          {verifiedAt !== null && <Badge tone="verified">{t.dealerVerified()}</Badge>}
        </h1>
        <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1.5 text-14 text-ink-soft">
          <li>
            <bdi>{other}</bdi>
          </li>
          <Fact icon="calendar">{t.dealerSince(t.formatMonth(dealer.createdAt))}</Fact>
          <Fact icon="map-pin">{branches.length > 1 ? t.dealerPlaces(place, branches.length) : place}</Fact>
        </ul>
      </div>
    </header>
  );
}

const LONG = 280;

function About({ dealer: { aboutEn, aboutAr } }: { dealer: DealerRow }) {
  const about = t.language() === "ar" ? aboutAr || aboutEn : aboutEn || aboutAr;
  if (!about) return null;
  const text = (
    <p dir="auto" className="whitespace-pre-line">
      {about}
    </p>
  );
  return (
    <section className="mb-8 max-w-160">
      <h2 className="sr-only">{t.dealerAbout()}</h2>
      {about.length <= LONG ? (
        text
      ) : (
        <details className="group">
          <summary className="list-none">
            <span dir="auto" className="clamp-3 block whitespace-pre-line group-open:hidden">
              {about}
            </span>
            <span className="link group-open:hidden">{t.dealerReadMore()}</span>
          </summary>
          {text}
        </details>
      )}
    </section>
  );
}

function DealerStock({ dealer, stock, now }: DealerPageProps) {
  const { kind, counts, found, makes, make, sort } = stock;
  const hrefTo = (changes: Record<string, string | number | null>) => {
    const all = {
      kind,
      make,
      sort: sort === "newest" ? null : sort,
      ...changes,
    };
    const given = Object.entries<string | number | null>(all).filter(
      ([name, value]) => value !== null && !(name === "page" && value === 1),
    );
    const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
    return href(`${dealerPath(dealer.slug)}${query.size > 0 ? `?${query}` : ""}#stock`);
  };
  const kinds = LISTING_KINDS.filter((name) => counts[name] > 0);
  if (kinds.length === 0)
    return (
      <EmptyState
        drawing={<NoListingsDrawing />}
        title={t.sellerNone()}
        text={t.dealerNoneText()}
        action={<ButtonLink href={href("/search")}>{t.goToSearch()}</ButtonLink>}
      />
    );
  return (
    <section id="stock" className="scroll-mt-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="me-auto text-22">
          {kindOf(kind).texts().many} <span className="count">{t.formatNumber(found.total)}</span>
        </h2>
        {kinds.length > 1 && (
          <TabLinks
            label={t.sellerForSale()}
            items={kinds.map((name) => ({
              href: hrefTo({ kind: name, make: null, sort: null }),
              label: kindOf(name).texts().many,
              count: t.formatNumber(counts[name]),
              current: name === kind,
            }))}
          />
        )}
        <form action={`${href(dealerPath(dealer.slug))}#stock`} className="flex gap-2">
          <input type="hidden" name="kind" value={kind} />
          {make && <input type="hidden" name="make" value={make} />}
          <Select
            name="sort"
            size={44}
            aria-label={t.searchSort()}
            defaultValue={sort}
            options={SORTS.map((value) => ({ value, label: t.searchSortLabel(value) }))}
          />
          <Button type="submit" variant="outline" aria-label={t.dealerSortApply()}>
            <Icon name="arrow-down-up" size={18} />
          </Button>
        </form>
      </div>
      {makes.length > 1 && (
        <Makes {...{ makes, make, total: counts.car }} hrefTo={(value) => hrefTo({ make: value })} />
      )}
      <ul className="mt-4 card-grid lg:grid-cols-2! xl:grid-cols-3!">
        {found.items.map((listing, at) => (
          <li key={listing.id} className="grid">
            {kindOf(kind).card(listing, { now, eager: at === 0 })}
          </li>
        ))}
      </ul>
      {found.total === 0 && <p className="mt-4 text-ink-soft">{t.sellerNone()}</p>}
      <Pagination
        className="mt-8"
        current={found.page}
        last={pageCount(found.total, found.pageSize)}
        href={(page) => hrefTo({ page })}
      />
      <p className="mt-4 text-center">
        <a href={href(`${KINDS[kind].searchPath}?dealer=${dealer.slug}`)} className="link">
          <Icon name="sliders-horizontal" size={18} />
          {t.dealerFilterStock()}
        </a>
      </p>
    </section>
  );
}

interface MakesProps extends Pick<Stock, "makes" | "make"> {
  total: number;
  hrefTo(make: string | null): string;
}

function Makes({ makes, make, total, hrefTo }: MakesProps) {
  const shown = makes.filter(({ value }, at) => at < CHIPS || value === make);
  const chips = [
    { value: null, label: t.dealerAllMakes(), count: total },
    ...shown.map(({ value, count }) => ({ value, label: t.makeLabel(value), count })),
  ];
  return (
    <nav
      aria-label={t.carMake()}
      className="-mx-4 mt-4 overflow-x-auto px-4 [scrollbar-width:none] md:mx-0 md:px-0"
    >
      <ul className="flex w-max gap-2 md:w-auto md:flex-wrap">
        {chips.map(({ value, label, count }) => (
          <li key={label}>
            <a
              href={hrefTo(value)}
              aria-current={value === make ? "true" : undefined}
              className={classNames(
                "inline-flex min-h-11 items-center gap-1.5 rounded-full border px-3.5 text-14 font-medium",
                value === make
                  ? "border-action bg-tint text-action"
                  : "border-field bg-surface hover:border-ink-soft",
              )}
            >
              {label} <span className="num text-12 text-ink-soft">{t.formatNumber(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
