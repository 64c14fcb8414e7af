import type { ReactNode } from "react";
import type { Car } from "../car-json.ts";
import { findColor } from "../color-names.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Num } from "#src/ui/num.tsx";
import { SpecList } from "#src/ui/spec-list.tsx";
import { t } from "#t";
import { engineText, monthOf } from "../car-terms.ts";
import { ColorName } from "./color-name.tsx";

/** Every fact of the car in a table; what the seller did not say has no row. */
export function DetailSpecification({ car, now }: { car: Car; now: number }) {
  const rows: { label: string; value: ReactNode }[] = [
    { label: t.carMake(), value: t.makeLabel(car.make) },
    { label: t.carModel(), value: <bdi dir="auto">{t.modelLabel(car.make, car.model)}</bdi> },
    { label: t.carYear(), value: <Num>{car.year}</Num> },
    { label: t.carBodyType(), value: t.bodyTypeLabel(car.bodyType) },
    { label: t.carEngineSize(), value: car.engineSize && <bdi dir="auto">{engineText(car.engineSize)}</bdi> },
    { label: t.carTransmission(), value: t.transmissionLabel(car.transmission) },
    { label: t.carFuelType(), value: t.fuelTypeLabel(car.fuelType) },
    { label: t.carColor(), value: <ColorName color={findColor(car.color) ?? car.color} /> },
    { label: t.carMileage(), value: <bdi className="num">{t.formatKm(car.mileageKm)}</bdi> },
    { label: t.carRegionalSpec(), value: car.regionalSpec && t.regionalSpecLabel(car.regionalSpec) },
    {
      label: t.carCustoms(),
      value: car.customs && <Fine fine={car.customs === "cleared"}>{t.customsLabel(car.customs)}</Fine>,
    },
    { label: t.carLicence(), value: licenceOf(car, now) },
    { label: t.carInsurance(), value: car.insurance && t.insuranceLabel(car.insurance) },
    { label: t.carPaint(), value: car.paint && t.paintLabel(car.paint) },
    { label: t.carBodyCondition(), value: car.bodyCondition && t.bodyConditionLabel(car.bodyCondition) },
    { label: t.carPayment(), value: car.payment && t.paymentLabel(car.payment) },
  ];
  return <SpecList rows={rows.filter(({ value }) => value)} />;
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
