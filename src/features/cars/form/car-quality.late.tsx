import { useState } from "react";
import { jordanYear } from "#src/core/jordan-day.ts";
import { Quality } from "#src/features/listings/forms/quality.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Progress } from "#src/ui/progress.tsx";
import { t } from "#t";
import { type CarFormValues, typedNumber, withOwnTexts } from "./car-form-view.ts";
import { lacksWarranty, nextToAdd, qualityOf } from "./quality.ts";

interface CarQualityProps {
  typed: Partial<CarFormValues>;
  photos: number;
  isDealer: boolean;
}

export function CarQuality({ typed, photos, isDealer }: CarQualityProps) {
  const [thisYear] = useState(() => jordanYear(Date.now()));
  const { title = "", description = "", inspection = "", customs = "" } = typed;
  const features = (withOwnTexts(typed).features ?? []).filter((feature) => feature.trim() !== "");
  const mileageKm = typedNumber(typed.mileage);
  const text = [title, description, ...features].join(" ");
  const told = {
    photos,
    descriptionLength: description.trim().length,
    features: features.length,
    mileageKm,
    inspection,
    customs,
  };
  const car = { year: typedNumber(typed.year), mileageKm, text };
  const score = qualityOf(told);
  return (
    <div className="grid gap-4">
      <div className="panel p-4">
        <Quality score={score} next={nextToAdd(told)} />
        <Progress value={score / 100} className="mt-2" />
      </div>
      {isDealer && lacksWarranty(car, thisYear) && <Notice tone="warn">{t.qualityWarranty()}</Notice>}
    </div>
  );
}
