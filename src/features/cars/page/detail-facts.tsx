import type { ReactNode } from "react";
import type { Car } from "../car-json.ts";
import { findColor } from "../lexicon/color-names.ts";
import { directionOf } from "#src/core/text.ts";
import { Icon } from "#src/ui/icon.tsx";
import type { IconName } from "#src/ui/icons.ts";
import { Num } from "#src/ui/num.tsx";
import { t } from "#t";
import { engineText } from "../catalogue/engine-text.ts";
import { ColorName } from "../catalogue/color-name.tsx";
import { monthText, textsOf } from "#src/features/listings/fields.ts";
import { SpecList } from "#src/ui/spec-list.tsx";
import { type CarField, carFields } from "../fields.ts";

interface Fact {
  icon: IconName;
  label: string;
  value: ReactNode;
}

function monthOf(written: string, now: number): { text: string; over: boolean } {
  const [year = 0, month = 1] = written.split("-").map(Number);
  return { text: monthText(written), over: Date.UTC(year, month) <= now };
}

export function keyFacts(car: Car): Fact[] {
  const burns = car.fuelType === "Gasoline" || car.fuelType === "Diesel";
  return [
    { icon: "calendar", label: t.carYear(), value: <Num>{car.year}</Num> },
    {
      icon: "gauge",
      label: t.carMileage(),
      value: <bdi className="num">{t.formatKm(car.mileageKm)}</bdi>,
    },
    {
      icon: burns ? "fuel" : car.fuelType === "Electric" ? "zap" : "leaf",
      label: t.detailFuel(),
      value: t.fuelTypeLabel(car.fuelType),
    },
    { icon: "gearbox", label: t.carTransmission(), value: t.transmissionLabel(car.transmission) },
    car.engineSize
      ? {
          icon: "cog",
          label: t.detailEngine(),
          value: <bdi dir="auto">{engineText(car.engineSize)}</bdi>,
        }
      : { icon: "car", label: t.carBodyType(), value: t.bodyTypeLabel(car.bodyType) },
    { icon: "palette", label: t.carColor(), value: <ColorName color={findColor(car.color) ?? car.color} /> },
  ];
}

export const DetailFacts = ({ car }: { car: Car }) => (
  <dl className="panel grid grid-cols-[repeat(auto-fit,minmax(max(5.5rem,30%),1fr))] gap-px overflow-hidden bg-line! md:grid-cols-6">
    {keyFacts(car).map(({ icon, label, value }) => (
      <div
        key={label}
        className="min-w-0 bg-surface px-1.5 pt-3.5 pb-2.5 text-center wrap-anywhere md:px-2 md:pt-4.5 md:pb-4"
      >
        <dt className="text-13 text-ink-soft">
          <Icon name={icon} size={22} className="mx-auto mb-1 text-action md:mb-2" />
          {label}
        </dt>
        <dd className="line-clamp-2 text-15 font-semibold md:text-16">{value}</dd>
      </div>
    ))}
  </dl>
);

const FIRST: CarField[] = [
  ...(["make", "model", "year", "bodyType", "engineSize", "transmission"] as const),
  ...(["fuelType", "color", "mileage", "regionalSpec"] as const),
];
export const SPECIFICATION = new Set([
  ...FIRST,
  ...(Object.keys(carFields) as CarField[]).filter((name) => "specification" in carFields[name]),
]);

export function DetailSpecification({ car, now }: { car: Car; now: number }) {
  const rows = [...SPECIFICATION].map((name) => ({
    label: carFields[name].label(),
    value: specificationOf(name, car, now),
  }));
  return <SpecList rows={rows.filter(({ value }) => value)} />;
}

export function specificationOf(name: CarField, car: Car, now: number): ReactNode {
  switch (name) {
    case "model":
      return (
        <bdi dir={directionOf(t.modelLabel(car.make, car.model))}>{t.modelLabel(car.make, car.model)}</bdi>
      );
    case "year":
      return <Num>{car.year}</Num>;
    case "mileage":
      return <bdi className="num">{t.formatKm(car.mileageKm)}</bdi>;
    case "engineSize":
      return car.engineSize && <bdi dir="auto">{engineText(car.engineSize)}</bdi>;
    case "color":
      return <ColorName color={findColor(car.color) ?? car.color} />;
    case "customs":
      return (
        car.customs && <Fine fine={car.customs === "cleared"}>{carFields.customs.text(car.customs)}</Fine>
      );
    case "licence":
      return licenceOf(car, now);
    default:
      return textsOf(carFields[name], name, car).join(" ");
  }
}

function licenceOf({ licence, licensedUntil }: Car, now: number): ReactNode {
  if (licence === "unlicensed" || !licensedUntil)
    return licence && <Fine fine={licence === "licensed"}>{t.licenceLabel(licence)}</Fine>;
  const { text, over } = monthOf(licensedUntil, now);
  return <Fine fine={!over}>{over ? t.detailLicenseEnded(text) : t.detailLicensedUntil(text)}</Fine>;
}

const Fine = ({ fine, children }: { fine: boolean; children: ReactNode }) =>
  fine ? (
    <span className="inline-flex items-center gap-1.5 text-good">
      <Icon name="check" size={17} className="[stroke-width:2.4]" />
      {children}
    </span>
  ) : (
    children
  );
