import { useState } from "react";
import { jordanYear } from "#src/core/jordan-day.ts";
import { parsePriceCents } from "#src/core/money.ts";
import { DetailFeatures } from "#src/features/listing-page/parts/sections.tsx";
import type { PhotoJson } from "#src/features/photos/schema.ts";
import { t } from "#t";
import { CarCard } from "../card/car-card.tsx";
import { type CarFormValues, typedNumber, withOwnTexts } from "./car-form-view.ts";

export function CarPreview({ typed, photos }: { typed: Partial<CarFormValues>; photos: PhotoJson[] }) {
  const [now] = useState(() => Date.now());
  const mileageKm = typedNumber(typed.mileage);
  const year = typedNumber(typed.year);
  const features = new Set(withOwnTexts(typed).features?.filter((feature) => feature.trim() !== ""));
  return (
    <div inert className="grid gap-4">
      <CarCard
        car={{
          id: "preview",
          url: "",
          title: typed.title || t.previewUntitled(),
          make: typed.make ?? "",
          model: typed.model ?? "",
          year,
          priceCents: parsePriceCents(typed.price ?? "") ?? 0,
          mileageKm,
          fuelType: typed.fuelType ?? "",
          transmission: typed.transmission ?? "",
          location: typed.location ?? "",
          featured: false,
          verified: false,
          reserved: false,
          dealer: null,
          status: "active",
          listedAt: now,
          rev: 0,
          cover: photos[0] ?? null,
          photoCount: photos.length,
          reducedCents: null,
          mark: null,
          isNew: year === jordanYear(now) && mileageKm === 0 && Boolean(typed.mileage),
        }}
        now={now}
      />
      <p dir="auto" className="whitespace-pre-line text-15">
        {typed.description}
      </p>
      <DetailFeatures features={[...features]} />
    </div>
  );
}
