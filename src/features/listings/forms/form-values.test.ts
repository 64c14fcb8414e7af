import { expect, test } from "bun:test";
import { carFields } from "#src/features/cars/fields.ts";
import { changedValues } from "./form-values.ts";

const opened = {
  title: "Camry 2018",
  price: "8000",
  engineSize: "2.5",
  description: "Well kept.",
  features: ["Sunroof", "Tow bar", "Rear screens"],
  images: ["/photos/a", "/photos/b"],
};

const changed = (values: object) => changedValues(carFields, opened, { ...opened, ...values });

test("untouched fields do not count as changes, whatever format the browser sends", () => {
  expect(changed({})).toEqual({});
  expect(changed({ mileage: "", fuelType: null, condition: undefined })).toEqual({});
  expect(changed({ features: ["Rear screens", "Sunroof", "Tow bar ", ""] })).toEqual({});
  expect(changedValues(carFields, {}, { features: false, images: [] })).toEqual({});
});

test("every changed field is reported, and no other", () => {
  expect(changed({ price: "7500", rev: 3, ownFeatures: "Tow bar" })).toEqual({ price: "7500" });
  expect(changed({ features: ["Sunroof", "Tow bar"] })).toEqual({ features: ["Sunroof", "Tow bar"] });
});

test("emptying a field is a change", () => {
  expect(changed({ title: "", features: false, images: [] })).toEqual({
    title: "",
    features: false,
    images: [],
  });
  expect(changed({ engineSize: undefined })).toEqual({ engineSize: "" });
});

test("reordering photos is a change", () => {
  const images = opened.images.toReversed();
  expect(changed({ images })).toEqual({ images });
});
