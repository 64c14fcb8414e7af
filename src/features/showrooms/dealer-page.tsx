import type { ComponentProps } from "react";
import { pageCount } from "#src/core/pagination.ts";
import type { DealerRow } from "#src/features/dealers/queries.ts";
import { dealerName, dealerPath } from "#src/features/dealers/schema.ts";
import { KINDS } from "#src/features/listings/kinds.ts";
import Share from "#src/features/listings/page/share.island.tsx";
import { kindOf } from "#src/features/listings/register.ts";
import { photoUrl } from "#src/features/photos/schema.ts";
import { placeLabel } from "#src/features/places/places.ts";
import { ReviewList } from "#src/features/reviews/parts/review-list.tsx";
import { KindTabs, ListingCards, NothingForSale } from "#src/features/sellers/parts/for-sale.tsx";
import { SellerLine, totalForSale } from "#src/features/sellers/parts/seller.tsx";
import { href } from "#src/i18n/paths.ts";
import { Island } from "#src/shell/island.tsx";
import { initials } from "#src/ui/avatar.tsx";
import { Badge } from "#src/ui/badge.tsx";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Pagination } from "#src/ui/pagination.tsx";
import { Select } from "#src/ui/select.tsx";
import { t } from "#t";
import type { Stock } from "./dealer-pages.tsx";
import { DealerBranches, DealerContact, DealerHours, DealerLegal } from "./parts/dealer-aside.tsx";

export interface DealerPageProps {
  dealer: DealerRow;
  stock: Stock;
  url: string;
  now: number;
  replyMinutes: number | null;
  reviews: ComponentProps<typeof ReviewList>;
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
          <About {...props} />
          <DealerStock {...props} />
          <ReviewList {...props.reviews} />
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

function DealerHead({ dealer, url, reviews }: DealerPageProps) {
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
          <SellerLine icon="calendar">{t.dealerSince(t.formatMonth(dealer.createdAt))}</SellerLine>
          <SellerLine icon="map-pin">
            {branches.length > 1 ? t.dealerPlaces(place, branches.length) : place}
          </SellerLine>
          {reviews.averages && (
            <SellerLine icon="star">
              <a href="#reviews" className="hover:text-action">
                {reviews.averages.all.toFixed(1)} · {t.reviewsCount(reviews.count)}
              </a>
            </SellerLine>
          )}
        </ul>
      </div>
    </header>
  );
}

const LONG = 280;

function About({ dealer: { aboutEn, aboutAr } }: DealerPageProps) {
  const about = t.language() === "ar" ? aboutAr || aboutEn : aboutEn || aboutAr;
  if (!about) return null;
  return (
    <details className="group mb-8 max-w-160" open={about.length <= LONG}>
      <summary className={about.length > LONG ? "list-none" : "hidden"}>
        <span dir="auto" className="clamp-3 block whitespace-pre-line group-open:hidden">
          {about}
        </span>
        <span className="link group-open:hidden">{t.dealerReadMore()}</span>
      </summary>
      <p dir="auto" className="whitespace-pre-line">
        {about}
      </p>
    </details>
  );
}

function DealerStock({ dealer, stock, now }: DealerPageProps) {
  const { kind, counts, found, makes, make, sort } = stock;
  const path = href(dealerPath(dealer.slug));
  const hrefTo = (changes: Record<string, string | number>) => {
    const all = { kind, make: make ?? "", sort: sort === "newest" ? "" : sort, ...changes };
    const given = Object.entries(all).filter(([, value]) => value);
    return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}#stock`;
  };
  if (totalForSale({ forSale: counts }) === 0) return <NothingForSale text={t.dealerNoneText()} />;
  return (
    <section id="stock" className="scroll-mt-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="me-auto text-22">
          {kindOf(kind).texts().many} <span className="count">{t.formatNumber(found.total)}</span>
        </h2>
        <KindTabs
          forSale={counts}
          current={kind}
          hrefTo={(other) => hrefTo({ kind: other, make: "", sort: "" })}
        />
        <form action={`${path}#stock`} className="flex gap-2">
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
      {makes.length > 1 && <Makes {...stock} hrefTo={(value) => hrefTo({ make: value })} />}
      <ListingCards
        {...{ kind, now }}
        listings={found.items}
        className="mt-4 lg:grid-cols-2! xl:grid-cols-3!"
      />
      {found.total === 0 && <p className="mt-4 text-ink-soft">{t.sellerNone()}</p>}
      <Pagination
        className="mt-8"
        current={found.page}
        last={pageCount(found.total, found.pageSize)}
        href={(page) => hrefTo(page > 1 ? { page } : {})}
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

function Makes({ makes, make, counts, hrefTo }: Stock & { hrefTo(make: string): string }) {
  const shown = makes.filter(({ value }, at) => at < CHIPS || value === make);
  const chips = [
    { value: "", label: t.dealerAllMakes(), count: counts.car },
    ...shown.map(({ value, count }) => ({ value, label: t.makeLabel(value), count })),
  ];
  return (
    <nav
      aria-label={t.carMake()}
      className="-mx-4 mt-4 overflow-x-auto px-4 [scrollbar-width:none] md:mx-0 md:px-0"
    >
      <ul className="flex w-max gap-2 md:w-auto md:flex-wrap">
        {chips.map(({ value, label, count }) => (
          <li key={value}>
            <a
              href={hrefTo(value)}
              aria-current={value === (make ?? "") ? "true" : undefined}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-field bg-surface px-3.5 text-14 font-medium hover:border-ink-soft aria-[current]:border-action aria-[current]:bg-tint aria-[current]:text-action"
            >
              {label} <span className="num text-12 text-ink-soft">{t.formatNumber(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
