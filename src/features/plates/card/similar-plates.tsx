import { CardHeart } from "#src/features/listings/page/card-buttons.tsx";
import { PlatePanel } from "./plate.tsx";
import type { NumberPlate } from "../plate-json.ts";
import { href } from "#src/i18n/paths.ts";
import { Price } from "#src/ui/price.tsx";
import { t } from "#t";

export function SmallPlateCard({ plate }: { plate: NumberPlate }) {
  const { id, url, areaCode, plateNumber, priceCents, tags, digitCount } = plate;
  const pattern = tags.find((tag) => tag !== "short");
  return (
    <div className="card h-full hover:border-field">
      <PlatePanel
        areaCode={areaCode}
        plateNumber={plateNumber}
        className="rounded-t-[15px] pt-12 pb-6 md:pb-8"
      />
      <a
        href={href(url)}
        className="block px-3 pt-2 pb-3 after:absolute after:inset-0 after:rounded-card after:content-[''] md:px-4"
      >
        <Price cents={priceCents} size="row" className="text-18! md:text-20!" />
        <span className="block text-13 leading-5.5 text-ink-soft">
          {pattern && `${t.patternLabel(pattern)} · `}
          {t.plateDigits(digitCount)}
        </span>
      </a>
      <CardHeart listing={{ id, priceCents }} label={t.favoriteSave(t.plateSpoken(areaCode, plateNumber))} />
    </div>
  );
}
