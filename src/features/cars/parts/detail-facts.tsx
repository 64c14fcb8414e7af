import type { ReactNode } from "react";
import type { Car } from "../car-json.ts";
import { findColor } from "../color-names.ts";
import { Icon } from "#src/ui/icon.tsx";
import type { IconName } from "#src/ui/icons.ts";
import { Num } from "#src/ui/num.tsx";
import { t } from "#t";
import { engineText } from "../car-terms.ts";
import { ColorName } from "./color-name.tsx";

export function DetailFacts({ car }: { car: Car }) {
  const burns = car.fuelType === "Gasoline" || car.fuelType === "Diesel";
  return (
    <dl className="panel grid grid-cols-3 md:grid-cols-6">
      <Fact icon="calendar" label={t.carYear()}>
        <Num>{car.year}</Num>
      </Fact>
      <Fact icon="gauge" label={t.carMileage()}>
        <bdi className="num">{t.formatKm(car.mileageKm)}</bdi>
      </Fact>
      <Fact icon={burns ? "fuel" : car.fuelType === "Electric" ? "zap" : "leaf"} label={t.detailFuel()}>
        {t.fuelTypeLabel(car.fuelType)}
      </Fact>
      <Fact icon="gearbox" label={t.detailGearbox()}>
        {t.transmissionLabel(car.transmission)}
      </Fact>
      {car.engineSize ? (
        <Fact icon="cog" label={t.detailEngine()}>
          <bdi dir="auto">{engineText(car.engineSize)}</bdi>
        </Fact>
      ) : (
        <Fact icon="car" label={t.carBodyType()}>
          {t.bodyTypeLabel(car.bodyType)}
        </Fact>
      )}
      <Fact icon="palette" label={t.carColor()}>
        <ColorName color={findColor(car.color) ?? car.color} />
      </Fact>
    </dl>
  );
}

const EDGES =
  "[&:nth-child(3n+1)]:border-s-0 [&:nth-child(n+4)]:border-t md:[&:nth-child(n+4)]:border-t-0 md:[&:nth-child(n+2)]:border-s";

const Fact = ({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) => (
  <div
    className={`min-w-0 border-line border-s px-1.5 pt-3.5 pb-2.5 text-center md:px-2 md:pt-4.5 md:pb-4 ${EDGES}`}
  >
    <Icon name={icon} size={22} className="mx-auto text-action" />
    <dt className="mt-1 text-13 text-ink-soft md:mt-2">{label}</dt>
    <dd className="line-clamp-2 text-15 font-semibold md:text-16">{children}</dd>
  </div>
);
