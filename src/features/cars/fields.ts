import { jordanYear } from "#src/core/jordan-day.ts";
import {
  choice,
  choices,
  kilometres,
  line,
  money,
  month,
  number,
  paragraphs,
  photos,
  place,
  price,
  title,
  type Words,
} from "#src/features/listings/fields.ts";
import { CITIES } from "#src/features/places/places.ts";
import { t } from "#t";
import { VIN } from "./catalogue/vin.ts";
import {
  BODY_CONDITIONS,
  BODY_TYPES,
  CUSTOMS,
  FEATURES,
  FUEL_TYPES,
  HYBRID_TYPES,
  INSPECTIONS,
  INSURANCE,
  LICENCE,
  PAINT,
  PAYMENTS,
  REGIONAL_SPECS,
  TRANSMISSIONS,
} from "./vocabulary.ts";

export const MIN_DESCRIPTION = 20;
export const MIN_YEAR = 1990;
export const MAX_CAR_PHOTOS = 20;
const MAX_MONTHS = 120;

/** Next year's models are sold from the year before. */
export const maxYear = (): number => jordanYear(Date.now()) + 1;

const steps = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);

const TECHNICAL = { section: "technical", filter: "many", specification: true, searched: true } as const;
const detail = <const V extends string>(values: readonly V[], label: Words, text: (value: V) => string) =>
  choice(values, { section: "details", specification: true, filter: "many", label, text });

/** All fields of a car by their JSON names. This is also the order of filters and their parameters. */
export const carFields = {
  title: title({
    section: "title",
    label: () => t.listingTitle(),
    hint: () => t.carTitleHint(),
    placeholder: () => t.carTitleExample(),
    wide: true,
  }),
  price: price({
    section: "price",
    hint: () => t.carPriceHint(),
    placeholder: () => "8,500",
    bars: [...steps(1, 20, 1), ...steps(25, 50, 5), 75, 100].map((thousands) => thousands * 100_000),
  }),
  make: line({
    section: "basic",
    label: () => t.carMake(),
    placeholder: () => t.chooseMake(),
    required: () => t.carMakeRequired(),
    max: 40,
    text: (make) => t.makeLabel(make),
    filter: "many",
    specification: true,
  }),
  model: line({
    section: "basic",
    label: () => t.carModel(),
    placeholder: () => t.carModelExample(),
    required: () => t.carModelRequired(),
    max: 60,
    filter: "many",
    specification: true,
  }),
  location: place(CITIES, { section: "price", filter: "many" }),
  year: number({
    section: "basic",
    label: () => t.carYear(),
    placeholder: () => "2018",
    required: () => t.carYearRequired(),
    refused: () => t.carYearInvalid(),
    min: MIN_YEAR,
    tooLow: () => t.carYearTooOld(),
    max: maxYear,
    tooHigh: () => t.carYearTooNew(maxYear()),
    maxLength: 4,
    filter: "numbers",
    bars: steps(1980, 2040, 1),
    rangeText: (min, max) => t.searchChipYears(min, max),
    sort: ["desc"],
    specification: true,
  }),
  mileage: kilometres({
    section: "basic",
    column: "mileageKm",
    label: () => t.carMileage(),
    placeholder: () => "95,000",
    required: () => t.carMileageRequired(),
    refused: () => t.carMileageInvalid(),
    min: 0,
    tooLow: () => t.carMileageNegative(),
    max: 2_000_000,
    filter: "range",
    bars: steps(25_000, 300_000, 25_000),
    sort: ["asc"],
    specification: true,
  }),
  fuelType: choice(FUEL_TYPES, {
    ...TECHNICAL,
    look: "segments",
    label: () => t.carFuelType(),
    required: () => t.carFuelTypeRequired(),
    text: (fuel) => t.fuelTypeLabel(fuel),
  }),
  transmission: choice(TRANSMISSIONS, {
    ...TECHNICAL,
    look: "segments",
    label: () => t.carTransmission(),
    required: () => t.carTransmissionRequired(),
    text: (gearbox) => t.transmissionLabel(gearbox),
  }),
  bodyType: choice(BODY_TYPES, {
    ...TECHNICAL,
    look: "tiles",
    label: () => t.carBodyType(),
    required: () => t.carBodyTypeRequired(),
    text: (body) => t.bodyTypeLabel(body),
  }),
  engineSize: line({
    section: "technical",
    label: () => t.carEngineSize(),
    placeholder: () => t.carEngineSizeExample(),
    refused: () => t.carEngineSizeInvalid(),
    max: 30,
    orNumber: true,
    specification: true,
    searched: true,
  }),
  features: choices(FEATURES, {
    section: "features",
    label: () => t.carFeatures(),
    own: { maxLength: 40, most: 30 },
    text: (feature) => t.featureLabel(feature),
    filter: "many",
    searched: true,
  }),
  color: line({
    ...TECHNICAL,
    label: () => t.carColor(),
    placeholder: () => t.chooseColor(),
    required: () => t.carColorRequired(),
    max: 40,
    text: (color) => t.colorLabel(color),
  }),
  description: paragraphs({
    section: "description",
    shared: true,
    label: () => t.listingDescription(),
    hideLabel: true,
    hint: () => t.carDescriptionHint(),
    placeholder: () => t.carDescriptionExample(),
    required: () => t.carDescriptionTooShort(),
    min: MIN_DESCRIPTION,
    max: 5000,
    rows: 6,
  }),
  images: photos(MAX_CAR_PHOTOS),
  hybridType: detail(
    HYBRID_TYPES,
    () => t.carHybridType(),
    (type) => t.hybridTypeLabel(type),
  ),
  customs: detail(
    CUSTOMS,
    () => t.carCustoms(),
    (customs) => t.customsLabel(customs),
  ),
  licence: detail(
    LICENCE,
    () => t.carLicense(),
    (licence) => t.licenceLabel(licence),
  ),
  licensedUntil: month({
    section: "details",
    label: () => t.carLicensedUntil(),
    refused: () => t.carMonthInvalid(),
  }),
  insurance: detail(
    INSURANCE,
    () => t.carInsurance(),
    (insurance) => t.insuranceLabel(insurance),
  ),
  regionalSpec: detail(
    REGIONAL_SPECS,
    () => t.carRegionalSpec(),
    (spec) => t.regionalSpecLabel(spec),
  ),
  paint: detail(
    PAINT,
    () => t.carPaint(),
    (paint) => t.paintLabel(paint),
  ),
  bodyCondition: detail(
    BODY_CONDITIONS,
    () => t.carBodyCondition(),
    (condition) => t.bodyConditionLabel(condition),
  ),
  inspection: choice(INSPECTIONS, {
    section: "details",
    filter: "many",
    label: () => t.carInspection(),
    text: (inspection) => t.inspectionLabel(inspection),
  }),
  inspectionNote: line({
    section: "details",
    label: () => t.carInspectionNote(),
    placeholder: () => t.carInspectionNoteExample(),
    refused: () => t.listingTextTooLong(200),
    max: 200,
  }),
  payment: detail(
    PAYMENTS,
    () => t.carPayment(),
    (payment) => t.paymentLabel(payment),
  ),
  downPayment: money({
    section: "terms",
    column: "downPaymentCents",
    label: () => t.carDownPayment(),
  }),
  monthly: money({
    section: "terms",
    column: "monthlyCents",
    label: () => t.carMonthly(),
  }),
  months: number({
    section: "terms",
    label: () => t.carMonths(),
    suffix: () => t.monthsUnit(),
    refused: () => t.carMonthsInvalid(MAX_MONTHS),
    text: (months) => t.carMonthsText(months),
    min: 1,
    max: MAX_MONTHS,
  }),
  vin: line({
    section: "details",
    secret: true,
    label: () => t.carVin(),
    hint: () => t.carVinHint(),
    placeholder: () => "JTDBR32E720123456",
    refused: () => t.carVinInvalid(),
    max: 40,
    pattern: VIN,
  }),
};

export type CarFields = typeof carFields;
export type CarField = keyof CarFields;
