import { placeLabel } from "#src/features/places/places.ts";
import { PlatePanel } from "./parts/plate-panel.tsx";
import { PlateTags } from "./parts/plate-tags.tsx";
import type { NumberPlate } from "./plate-json.ts";
import { href } from "#src/i18n/paths.ts";
import { Island } from "#src/shell/island.tsx";
import { Badge } from "#src/ui/badge.tsx";
import { Num } from "#src/ui/num.tsx";
import { Section } from "#src/ui/section.tsx";
import { SpecList } from "#src/ui/spec-list.tsx";
import { t } from "#t";
import { type Buyer, DetailBuy } from "#src/features/listing-page/buy-box.tsx";
import { DetailEnded, DetailTop } from "#src/features/listing-page/top.tsx";
import { officialLevelOf } from "./official-prices.ts";
import { DetailPlace, DetailSafety, DetailSeller } from "#src/features/listing-page/parts/aside.tsx";
import type { Seller } from "#src/features/listings/queries/sellers.ts";
import { DetailDescription } from "#src/features/listing-page/parts/sections.tsx";
import { galleryPhotos } from "#src/features/listing-page/parts/gallery.tsx";
import { OfficialPrices } from "./parts/official-prices.tsx";
import { PlatePatterns } from "./parts/plate-patterns.tsx";
import { PlateTransfer } from "./parts/plate-transfer.tsx";
import { RecentlyViewed } from "#src/features/viewed/parts/recently-viewed.tsx";
import { SellerLine } from "#src/features/sellers/parts/seller.tsx";
import { SimilarPlates } from "./parts/similar-plates.tsx";
import { cityOfCode } from "./codes.ts";
import { plateName } from "./plate-detail-head.ts";
import PlateGallery from "./plate-gallery.island.tsx";

interface PlatePageProps {
  plate: NumberPlate;
  seller: Seller;
  similar: NumberPlate[];
  isOwner: boolean;
  buyer: Buyer | null;
  /** The page's own address. */
  url: string;
  now: number;
}

/** Everything about one number plate, and the ways to its seller. */
export function PlatePage({ plate, seller, similar, isOwner, buyer, url, now }: PlatePageProps) {
  return (
    <div className="wrap">
      {plate.status !== "active" && (
        <DetailEnded
          title={plate.status === "sold" ? t.plateSoldTitle() : t.plateExpiredTitle()}
          text={t.plateEndedText()}
          similar={similar.length > 0 && t.plateSeeSimilar()}
        />
      )}
      <div className="relative flex flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_376px] lg:grid-rows-[auto_auto_1fr] lg:items-start lg:gap-x-8">
        <Top plate={plate} url={url} />
        <div className="max-md:-mx-4">
          <Pictures plate={plate} />
        </div>
        {/* As high as it is, it stops where its end comes into view. */}
        <div className="contents lg:sticky lg:top-[min(16px,100vh-1040px)] lg:col-start-2 lg:row-start-2 lg:row-span-2 lg:grid lg:gap-4">
          <DetailBuy
            {...{ isOwner, buyer, now }}
            listing={{ ...plate, kind: "number-plate" }}
            hasPhone={seller.hasPhone}
            closed={t.plateContactClosed()}
          >
            <PlateTags tags={plate.tags} digits={plate.digitCount} className="mt-3 gap-2!" />
          </DetailBuy>
          <DetailSeller seller={seller}>
            <SellerLine icon="clock">
              <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                {plate.listedAt ? t.plateListed(t.formatDate(plate.listedAt)) : t.plateListedRecently()}
                <Status status={plate.status} />
              </span>
            </SellerLine>
          </DetailSeller>
          <DetailSafety rules={t.plateSafety()} />
          <DetailPlace location={plate.location} />
        </div>
        <div className="order-1 mt-8 grid gap-8 md:gap-10 lg:order-none lg:mt-6">
          <Facts plate={plate} />
        </div>
      </div>
      {similar.length > 0 ? <SimilarPlates {...{ plate, similar }} /> : <div className="h-12" />}
      <RecentlyViewed listing={isOwner ? undefined : plate.id} className="mb-6 md:mb-16" />
    </div>
  );
}

function Top({ plate, url }: { plate: NumberPlate; url: string }) {
  const plates = href("/number-plates");
  const code = t.plateDetailCode(plate.areaCode);
  const items = [
    { label: t.plateDetailPlates(), href: plates },
    { label: code, href: `${plates}?areaCode=${plate.areaCode}` },
    { label: <Num>{plateName(plate)}</Num> },
  ];
  return (
    <DetailTop
      path={{ label: t.plateDetailPath(), items }}
      back={{ href: plates, label: t.plateBack() }}
      share={{ url, title: plate.title }}
      listing={plate}
    />
  );
}

function Pictures({ plate: { areaCode, plateNumber, title, photos } }: { plate: NumberPlate }) {
  if (photos.length === 0)
    return (
      <PlatePanel
        {...{ areaCode, plateNumber }}
        className="aspect-[16/9] md:aspect-[2/1] md:rounded-card"
        plateClassName="w-[90%]! md:w-[84%]!"
      />
    );
  return (
    <Island
      name="plate-gallery"
      of={PlateGallery}
      when="interaction"
      hold
      props={{ areaCode, plateNumber, title, photos: galleryPhotos(photos) }}
    />
  );
}

function Status({ status }: Pick<NumberPlate, "status">) {
  if (status === "active") return <Badge tone="new">{t.plateStatusActive()}</Badge>;
  return <Badge>{status === "sold" ? t.plateStatusSold() : t.plateStatusExpired()}</Badge>;
}

function Facts({ plate }: { plate: NumberPlate }) {
  const city = cityOfCode(plate.areaCode);
  const rows = [
    { label: t.plateRowNumber(), value: <Num>{plateName(plate)}</Num> },
    {
      label: t.plateRowCode(),
      value: (
        <>
          <Num>{plate.areaCode}</Num>
          {city && ` · ${t.plateCityLabel(city)}`}
        </>
      ),
    },
    { label: t.plateRowDigits(), value: t.plateDigits(plate.digitCount) },
    { label: t.plateRowLocation(), value: placeLabel(plate.location, t.language()) },
  ];
  return (
    <>
      {plate.tags.length > 0 && (
        <Section title={t.plateSpecial()}>
          <PlatePatterns tags={plate.tags} />
        </Section>
      )}
      <Section title={t.plateDetailAbout()}>
        <SpecList rows={rows} />
      </Section>
      {plate.description && (
        <Section title={t.detailDescription()}>
          <DetailDescription text={plate.description} />
        </Section>
      )}
      <Section title={t.officialTitle()}>
        <OfficialPrices level={officialLevelOf(plate)} askingCents={plate.priceCents} />
      </Section>
      <Section title={t.plateTransferTitle()}>
        <PlateTransfer />
      </Section>
    </>
  );
}
