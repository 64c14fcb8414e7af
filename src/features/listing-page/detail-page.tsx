import type { ReactNode } from "react";
import type { Prefill } from "#src/features/conversations/inquiry/inquiry-json.ts";
import { type ListingKind, idPath } from "#src/features/listings/kinds.ts";
import type { Listing } from "#src/features/listings/listing-json.ts";
import type { ListingNotice } from "#src/features/listings/listing-shapes.ts";
import type { Seller } from "#src/features/listings/page/listing-sellers.ts";
import type { InquiryTexts } from "#src/features/listings/register.ts";
import { RecentlyViewed } from "#src/features/viewed/parts/recently-viewed.tsx";
import { href } from "#src/i18n/paths.ts";
import type { PageHead, View } from "#src/shell/page.ts";
import { Notice } from "#src/ui/notice.tsx";
import { DetailBuy } from "./buy-box.tsx";
import { PriceHistory } from "./parts/price-history.tsx";
import { DetailPlace, DetailSafety, DetailSeller } from "./parts/aside.tsx";
import { PrintSheet, type SheetParts } from "./print-sheet.tsx";

export interface DetailProps<L extends Listing> {
  listing: L;
  seller: Seller;
  similar: string[];
  isOwner: boolean;
  /** For the seller of a listing that buyers cannot see. */
  notice: ListingNotice | null;
  buyer: Prefill | null;
  inquiry: InquiryTexts;
  /** Of this buyer about it. */
  conversationId: string | null;
  origin: string;
  now: number;
  siteName: string;
  /** An absolute address, as in emails. */
  printedUrl: string;
}

export interface DetailParts {
  isNew?: boolean;
  ended: Record<"sold" | "expired" | "withdrawn" | "text" | "similar", string>;
  closed: string;
  safety: string[];
  top: ReactNode;
  pictures: ReactNode;
  belowPrice: ReactNode;
  facts: ReactNode;
  factsClassName: string;
  similarRow: ReactNode;
  sheet: SheetParts;
}

interface DetailView<L extends Listing, More> {
  name: string;
  kind: ListingKind;
  head(listing: L, origin: string, now: number): PageHead;
  parts(props: DetailProps<L> & More): DetailParts;
}

export const detailView = <L extends Listing, More = unknown>(
  view: DetailView<L, More>,
): View<DetailProps<L> & More> => ({
  name: view.name,
  page: (props) => ({
    head: view.head(props.listing, props.origin, props.now),
    body: <DetailPage {...props} {...view.parts(props)} kind={view.kind} />,
  }),
});

function DetailPage<L extends Listing>(props: DetailProps<L> & DetailParts & { kind: ListingKind }) {
  const { listing, seller, similar, isOwner, buyer, now, kind, ended } = props;
  return (
    <>
      <div className="wrap">
        {listing.status !== "active" && (
          <Notice tone="warn" title={ended[listing.status]} className="my-4 md:mb-0">
            {!isOwner && similar.length > 0 && (
              <>
                <p>{ended.text}</p>
                <a href="#similar" className="link -mb-2">
                  {ended.similar}
                </a>
              </>
            )}
          </Notice>
        )}
        <div className="relative flex flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_376px] lg:grid-rows-[auto_auto_1fr] lg:items-start lg:gap-x-8">
          {props.top}
          <div className="max-md:-mx-4">{props.pictures}</div>
          {/* The column becomes sticky when its lower end is visible. */}
          <div className="contents lg:sticky lg:top-[min(16px,100vh-1040px)] lg:col-start-2 lg:row-start-2 lg:row-span-2 lg:grid lg:gap-4">
            <DetailBuy {...props} listing={{ ...listing, kind }}>
              {props.belowPrice}
            </DetailBuy>
            <DetailSeller seller={seller} listing={listing} />
            <DetailSafety
              rules={props.safety}
              report={isOwner ? null : href(`${idPath({ kind, id: listing.id })}/report`)}
            />
            <DetailPlace location={listing.location} />
          </div>
          <div className={`order-1 grid gap-8 md:gap-10 lg:order-none ${props.factsClassName}`}>
            {props.facts}
            <PriceHistory listing={listing} now={now} />
          </div>
        </div>
        {similar.length > 0 ? props.similarRow : <div className="h-12" />}
        <RecentlyViewed listing={isOwner ? undefined : listing.id} className="mt-8 mb-6 md:mb-16" />
      </div>
      <PrintSheet
        {...props}
        {...props.sheet}
        url={props.printedUrl}
        phone={isOwner ? (buyer?.phone ?? null) : null}
      />
    </>
  );
}
