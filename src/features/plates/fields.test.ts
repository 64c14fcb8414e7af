import { eq } from "drizzle-orm";
import { listings } from "#src/features/listings/tables.ts";
import { type Samples, testEveryField } from "#src/testing/listings/every-field.tsx";
import { type PlateFields, plateFields } from "./fields.ts";
import { plates } from "./tables.ts";

const samples: Samples<PlateFields> = {
  areaCode: { json: "12", other: "17", shown: ["12 · Amman", "12 · عمّان"], line: ["Area code", "الترميز"] },
  plateNumber: { json: "7777", other: "48213", shown: ["12-7777", "12-7777"], line: ["Plate", "الرقم"] },
  title: { json: "Four sevens", other: "Another plate", shown: ["Four sevens", "Four sevens"] },
  price: { json: 21_000, other: 20_000, shown: ["21,000 JD", "21,000 دينار"] },
  location: { json: "Tilaa Ali", other: "Irbid", shown: ["Tilaa Ali", "تلاع العلي"] },
  description: {
    json: "In my own name, ready to transfer.",
    other: "The transfer is on me.",
    shown: ["In my own name, ready to transfer.", "In my own name, ready to transfer."],
  },
};

testEveryField({
  kind: "number-plate",
  fields: plateFields,
  samples,
  form: "/list-number-plate",
  api: "/api/number-plates",
  searchApi: "/api/search/number-plates",
  searchPage: "/number-plates",
  factOf: { areaCode: "plate", plateNumber: "plate" },
  async row({ deps }, id) {
    const [row] = await deps.db.read
      .select({ listing: listings, plate: plates })
      .from(listings)
      .innerJoin(plates, eq(plates.listingId, listings.id))
      .where(eq(listings.id, id));
    return { ...row?.listing, ...row?.plate };
  },
});
