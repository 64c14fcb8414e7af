import type { ReactNode } from "react";
import { textsOf } from "#src/features/listings/fields.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Num } from "#src/ui/num.tsx";
import { SpecList } from "#src/ui/spec-list.tsx";
import { t } from "#t";
import type { Car } from "../car-json.ts";
import { engineText, monthOf } from "../car-terms.ts";
import { findColor } from "../color-names.ts";
import { type CarField, carFields } from "../fields.ts";
import { ColorName } from "./color-name.tsx";

/** These lines first, then the others in the order of the fields. */
const FIRST: CarField[] = [
  ...(["make", "model", "year", "bodyType", "engineSize", "transmission"] as const),
  ...(["fuelType", "color", "mileage", "regionalSpec"] as const),
];
const LINES = new Set([
  ...FIRST,
  ...(Object.keys(carFields) as CarField[]).filter((name) => "specification" in carFields[name]),
]);

export function DetailSpecification({ car, now }: { car: Car; now: number }) {
  const rows = [...LINES].map((name) => ({ label: carFields[name].label(), value: valueOf(name, car, now) }));
  return <SpecList rows={rows.filter(({ value }) => value)} />;
}

function valueOf(name: CarField, car: Car, now: number): ReactNode {
  switch (name) {
    case "model":
      return <bdi dir="auto">{t.modelLabel(car.make, car.model)}</bdi>;
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
      return textsOf(carFields[name], name, { ...car }).join(" ");
  }
}

function licenceOf({ licence, licensedUntil }: Car, now: number): ReactNode {
  if (licence === "unlicensed" || !licensedUntil)
    return licence && <Fine fine={licence === "licensed"}>{t.licenceLabel(licence)}</Fine>;
  const { text, over } = monthOf(licensedUntil, now);
  return <Fine fine={!over}>{over ? t.detailLicenceEnded(text) : t.detailLicensedUntil(text)}</Fine>;
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
