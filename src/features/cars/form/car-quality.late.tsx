import { useState } from "react";
import { jordanYear } from "#src/core/jordan-day.ts";
import { typedDigits } from "#src/core/text.ts";
import { Quality } from "#src/features/listings/forms/quality.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { t } from "#t";
import { type CarFormValues, withOwnTexts } from "./car-form-view.ts";
import { lacksWarranty, nextToAdd, qualityOf } from "./quality.ts";

interface CarQualityProps {
  typed: Partial<CarFormValues>;
  photos: number;
  isDealer: boolean;
}

const wholeNumber = (text = "") => Number(typedDigits(text).replaceAll(/\D/g, ""));

export function CarQuality({ typed, photos, isDealer }: CarQualityProps) {
  const [thisYear] = useState(() => jordanYear(Date.now()));
  const { title = "", description = "", inspection = "", customs = "" } = typed;
  const features = (withOwnTexts(typed).features ?? []).filter((feature) => feature.trim() !== "");
  const mileageKm = wholeNumber(typed.mileage);
  const text = [title, description, ...features].join(" ");
  const told = {
    photos,
    descriptionLength: description.trim().length,
    features: features.length,
    mileageKm,
    inspection,
    customs,
  };
  const car = { year: wholeNumber(typed.year), mileageKm, text };
  return (
    <div className="grid gap-4">
      <div className="panel p-4">
        <Quality score={qualityOf(told)} next={nextToAdd(told)} />
      </div>
      {isDealer && lacksWarranty(car, thisYear) && <Notice tone="warn">{t.qualityWarranty()}</Notice>}
    </div>
  );
}
