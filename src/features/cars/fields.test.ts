import { expect, test } from "bun:test";
import { eq, getTableColumns } from "drizzle-orm";
import { ownFields } from "#src/features/listings/field-values.ts";
import { listings } from "#src/features/listings/tables.ts";
import { type Samples, testEveryField } from "#src/testing/listings/every-field.tsx";
import { type CarFields, carFields } from "./fields.ts";
import { cars } from "./tables.ts";

const samples: Samples<CarFields> = {
  title: {
    json: "Clean family car",
    other: "Another title",
    shown: ["Clean family car", "Clean family car"],
  },
  price: { json: 16_500, other: 15_900, shown: ["16,500 JD", "16,500 دينار"] },
  make: { json: "Toyota", other: "Kia", shown: ["Toyota", "تويوتا"], line: ["Make", "الماركة"] },
  model: { json: "Camry", other: "Rio", shown: ["Camry", "كامري"], line: ["Model", "الموديل"] },
  location: { json: "Amman", other: "Irbid", shown: ["Amman", "عمّان"] },
  year: { json: 2019, other: 2018, shown: ["2019", "2019"], line: ["Year", "سنة الصنع"] },
  mileage: { json: 84_000, other: 90_000, shown: ["84,000 km", "84,000 كم"], line: ["Mileage", "الممشى"] },
  fuelType: {
    json: "Hybrid",
    other: "Diesel",
    shown: ["Hybrid", "هايبرد"],
    line: ["Fuel Type", "نوع الوقود"],
  },
  transmission: {
    json: "Automatic",
    other: "Manual",
    shown: ["Automatic", "أوتوماتيك"],
    line: ["Transmission", "ناقل الحركة"],
  },
  bodyType: { json: "Sedan", other: "SUV", shown: ["Sedan", "سيدان"], line: ["Body Type", "نوع الهيكل"] },
  engineSize: {
    json: "2.5 L",
    other: "1.8 L",
    shown: ["2.5 L", "2.5 لتر"],
    line: ["Engine Size", "سعة المحرك"],
  },
  features: { json: ["Sunroof", "Airbags"], other: ["Bluetooth"], shown: ["Sunroof", "فتحة سقف"] },
  color: { json: "White", other: "Black", shown: ["White", "أبيض"], line: ["Color", "اللون"] },
  description: {
    json: "One owner, serviced at the agency.",
    other: "Two owners, and a new battery.",
    shown: ["One owner, serviced at the agency.", "One owner, serviced at the agency."],
  },
  hybridType: {
    json: "plug-in",
    other: "mild",
    shown: ["Plug-in", "بلج إن"],
    line: ["Hybrid type", "نوع الهايبرد"],
  },
  customs: {
    json: "cleared",
    other: "uncleared",
    shown: ["Customs cleared", "مجمركة"],
    line: ["Customs", "الجمرك"],
  },
  licence: {
    json: "licensed",
    other: "unlicensed",
    shown: ["Valid until", "مرخصة حتى"],
    line: ["License", "الترخيص"],
  },
  licensedUntil: { json: "2027-06", other: "2028-01", shown: ["June 2027", "حزيران 2027"] },
  insurance: {
    json: "comprehensive",
    other: "none",
    shown: ["Comprehensive", "شامل"],
    line: ["Insurance", "التأمين"],
  },
  regionalSpec: {
    json: "gulf",
    other: "korean",
    shown: ["Gulf", "خليجية"],
    line: ["Regional specification", "المواصفات الإقليمية"],
  },
  paint: {
    json: "original",
    other: "full-repaint",
    shown: ["Original paint", "الدهان"],
    line: ["Paint", "الدهان"],
  },
  bodyCondition: {
    json: "excellent",
    other: "good",
    shown: ["Excellent", "ممتاز"],
    line: ["Body condition", "حالة الهيكل"],
  },
  inspection: { json: "seven-good", other: "mixed", shown: ["Seven good", "سبعة جيد"] },
  inspectionNote: { json: "Engine 88 %", other: "Engine 70 %", shown: ["Engine 88 %", "Engine 88 %"] },
  payment: {
    json: "cash-or-instalments",
    other: "instalments",
    shown: ["Cash or installments", "كاش أو أقساط"],
    line: ["Payment", "طريقة الدفع"],
  },
  downPayment: { json: 2000, other: 3000, shown: ["2,000 JD down", "2,000 دينار"] },
  monthly: { json: 250.5, other: 300, shown: ["250.50 JD a month", "250.50 دينار"] },
  vin: { json: "1HGCM82633A004352", other: "JTDBR32E720123456", shown: null },
  months: { json: 36, other: 48, shown: ["for 36 months", "36 شهرًا"] },
};

testEveryField({
  kind: "car",
  fields: carFields,
  samples,
  form: "/list-car",
  api: "/api/cars",
  searchApi: "/api/search/cars",
  searchPage: "/search",
  async row({ deps }, id) {
    const [row] = await deps.db.read
      .select({ listing: listings, car: cars })
      .from(listings)
      .innerJoin(cars, eq(cars.listingId, listings.id))
      .where(eq(listings.id, id));
    return { ...row?.listing, ...row?.car };
  },
});

test("the table of cars has a column for each field of cars only", () => {
  const columns = Object.keys(getTableColumns(cars)).filter((name) => name !== "listingId");
  expect(columns.toSorted()).toEqual(
    ownFields(carFields)
      .map(({ column }) => column)
      .toSorted(),
  );
});
