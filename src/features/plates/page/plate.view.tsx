import { preload } from "react-dom";
import { placeLabel } from "#src/features/places/places.ts";
import { Plate, PlatePanel, PlateTags } from "../card/plate.tsx";
import type { NumberPlate } from "../plate-json.ts";
import { href } from "#src/i18n/paths.ts";
import { Island } from "#src/shell/island.tsx";
import { Num } from "#src/ui/num.tsx";
import { Section } from "#src/ui/section.tsx";
import { SpecList } from "#src/ui/spec-list.tsx";
import { t } from "#t";
import type { SheetParts } from "#src/features/listing-page/print-sheet.tsx";
import { DetailTop } from "#src/features/listing-page/top.tsx";
import { officialLevelOf } from "../catalogue/official-prices.ts";
import { detailView } from "#src/features/listing-page/detail-page.tsx";
import { DetailDescription, SimilarRow } from "#src/features/listing-page/parts/sections.tsx";
import { galleryPhotos } from "#src/features/listing-page/parts/gallery.tsx";
import { OfficialPrices } from "./official-prices.tsx";
import { plateName } from "../catalogue/codes.ts";
import { cityLabel } from "../catalogue/part-labels.ts";
import { listingHead } from "#src/features/listing-page/listing-head.ts";
import { ART } from "#src/ui/art.ts";
import type { SimilarAsking as Asking } from "../search/similar-plates.ts";
import PlateGallery from "./plate-gallery.island.tsx";
import { idPath } from "#src/features/listings/kinds.ts";

export interface PlateExtras {
  asking: Asking | null;
}

export const plateView = detailView<NumberPlate, PlateExtras>({
  name: "plate",
  kind: "number-plate",
  head: (plate, origin) =>
    listingHead(plate, origin, {
      title: t.plateDetailPageTitle(plateName(plate), t.formatPrice(plate.priceCents)),
      image: `${idPath({ kind: "number-plate", id: plate.id })}/share.png?v=${plateName(plate)}`,
      type: "Product",
      item: { sku: plateName(plate) },
    }),
  parts: ({ listing: plate, similar, origin, asking }) => ({
    ended: {
      sold: t.plateSoldTitle(),
      expired: t.listingExpiredTitle(),
      withdrawn: t.listingWithdrawnTitle(),
      text: t.plateEndedText(),
      similar: t.plateSeeSimilar(),
    },
    closed: t.plateContactClosed(),
    safety: t.plateSafety(),
    top: <Top plate={plate} url={origin + href(plate.url)} />,
    pictures: <Pictures plate={plate} />,
    belowPrice: <PlateTags tags={plate.tags} digits={plate.digitCount} className="mt-3 gap-2!" />,
    facts: <Facts {...{ plate, asking }} />,
    factsClassName: "mt-8 lg:mt-6",
    similarRow: (
      <SimilarRow
        title={t.plateSimilar()}
        all={{
          href: href(`/number-plates?digitCount=${plate.digitCount}`),
          label: t.plateAllWithDigits(plate.digitCount),
        }}
        cards={similar}
        listClassName="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,35%)),1fr))] gap-3 md:grid-cols-3 md:gap-5 lg:grid-cols-4"
      />
    ),
    sheet: plateSheet(plate),
  }),
});

function Top({ plate, url }: { plate: NumberPlate; url: string }) {
  const plates = href("/number-plates");
  const code = t.plateDetailCode(plate.areaCode);
  const items = [
    { label: t.numberPlates(), href: plates },
    { label: code, href: `${plates}?areaCode=${plate.areaCode}` },
    { label: <Num>{plateName(plate)}</Num> },
  ];
  return (
    <DetailTop
      path={{ label: t.breadcrumb(), items }}
      back={{ href: plates, label: t.plateBack() }}
      share={{ url, title: plate.title }}
      listing={plate}
    />
  );
}

function Pictures({ plate: { areaCode, plateNumber, title, photos } }: { plate: NumberPlate }) {
  preload(ART.plate, { as: "image", fetchPriority: "high" });
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

function plateRows(plate: NumberPlate) {
  const city = cityLabel(plate.areaCode);
  return [
    { label: t.plateRowNumber(), value: <Num>{plateName(plate)}</Num> },
    {
      label: t.plateCode(),
      value: (
        <>
          <Num>{plate.areaCode}</Num>
          {city && ` · ${city}`}
        </>
      ),
    },
    { label: t.plateRowDigits(), value: t.plateDigits(plate.digitCount) },
    { label: t.plateRowLocation(), value: placeLabel(plate.location, t.language()) },
  ];
}

const plateSheet = (plate: NumberPlate): SheetParts => ({
  picture: <Plate areaCode={plate.areaCode} plateNumber={plate.plateNumber} />,
  facts: plateRows(plate),
  details: {
    title: t.plateSpecial(),
    rows: plate.tags.map((tag) => ({ label: t.patternLabel(tag), value: t.patternExplanation(tag) })),
  },
  features: [],
  steps: { title: t.plateTransferTitle(), texts: t.plateTransferSteps() },
  hasMorePhotos: plate.photos.length > 0,
});

const Facts = ({ plate, asking }: { plate: NumberPlate } & PlateExtras) => (
  <>
    {plate.tags.length > 0 && (
      <Section title={t.plateSpecial()}>
        <PlatePatterns tags={plate.tags} />
      </Section>
    )}
    <Section title={t.plateDetailAbout()}>
      <SpecList rows={plateRows(plate)} />
    </Section>
    {plate.description && (
      <Section title={t.listingDescription()}>
        <DetailDescription text={plate.description} />
      </Section>
    )}
    <Section title={t.officialTitle()}>
      <OfficialPrices level={officialLevelOf(plate)} askingCents={plate.priceCents} />
    </Section>
    {asking && (
      <Section title={t.plateAskingTitle()}>
        <SimilarAsking asking={asking} digits={plate.digitCount} />
      </Section>
    )}
    <Section title={t.plateTransferTitle()}>
      <PlateTransfer />
    </Section>
  </>
);

const PlatePatterns = ({ tags }: Pick<NumberPlate, "tags">) => (
  <ul className="panel grid gap-4 p-4 md:grid-cols-2 md:gap-x-8 md:p-6">
    {tags.map((tag) => (
      <li key={tag}>
        <span className="tag">{t.patternLabel(tag)}</span>
        <p className="mt-1.5 text-15 text-ink-soft">{t.patternExplanation(tag)}</p>
      </li>
    ))}
  </ul>
);

const PlateTransfer = () => (
  <>
    <ol className="panel grid gap-3 p-4 md:p-6">
      {t.plateTransferSteps().map((step, at) => (
        <li key={step} className="grid grid-cols-[28px_1fr] items-center gap-3">
          <Num className="grid size-7 place-items-center self-start rounded-full bg-tint text-14 font-semibold text-action">
            {at + 1}
          </Num>
          {step}
        </li>
      ))}
    </ol>
    <p className="mt-2 text-13 leading-5.5 text-ink-soft">{t.plateTransferNote()}</p>
  </>
);

const SimilarAsking = ({ asking, digits }: { asking: Asking; digits: number }) => {
  const { tag, count, lowCents, middleCents, highCents, isTrimmed, nearest } = asking;
  return (
    <div className="panel p-4 md:p-6">
      <p className="text-20 font-semibold">
        {lowCents === highCents
          ? t.formatPrice(lowCents)
          : t.valueRange(t.formatAmount(lowCents), t.formatAmount(highCents))}
      </p>
      <p className="text-15 text-ink-soft">
        {t.plateAskingText(count, digits, tag && t.patternLabel(tag))}{" "}
        {t.plateAskingMiddle(t.formatPrice(middleCents))} {isTrimmed && t.plateAskingTrimmed()}
      </p>
      <ul className="mt-3 divided border-t border-line">
        {nearest.map((plate) => (
          <li key={plate.id}>
            <a
              href={href(idPath({ kind: "number-plate", id: plate.id }))}
              className="flex items-center gap-4 py-2.5"
            >
              <span className="w-32 flex-none">
                <Plate areaCode={plate.areaCode} plateNumber={plate.plateNumber} />
              </span>
              <span className="min-w-0 flex-1 text-14 text-ink-soft">
                {cityLabel(plate.areaCode) ?? t.plateDetailCode(plate.areaCode)}
              </span>
              <b className="num">{t.formatPrice(plate.priceCents)}</b>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
