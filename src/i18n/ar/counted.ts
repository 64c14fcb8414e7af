import { pluralOf } from "../plural.ts";

// The names in `…After` are in the accusative or genitive, as after a verb or a preposition.

const LISTINGS = { one: "إعلان واحد", few: "{n} إعلانات", many: "{n} إعلانًا", other: "{n} إعلان" };
export const listings = pluralOf("ar", { ...LISTINGS, two: "إعلانان" });
export const listingsAfter = pluralOf("ar", { ...LISTINGS, two: "إعلانين" });
export const activeListings = pluralOf("ar", {
  zero: "لا إعلانات فعّالة",
  one: "إعلان فعّال واحد",
  two: "إعلانان فعّالان",
  few: "{n} إعلانات فعّالة",
  many: "{n} إعلانًا فعّالًا",
  other: "{n} إعلان فعّال",
});

const CARS = { one: "سيارة واحدة", few: "{n} سيارات", other: "{n} سيارة" };
export const cars = pluralOf("ar", { ...CARS, two: "سيارتان" });
export const carsAfter = pluralOf("ar", { ...CARS, two: "سيارتين" });

const PLATES = { one: "لوحة واحدة", few: "{n} لوحات", other: "{n} لوحة" };
export const plates = pluralOf("ar", { ...PLATES, two: "لوحتان" });
export const platesAfter = pluralOf("ar", { ...PLATES, two: "لوحتين" });

const PHOTOS = { one: "صورة واحدة", few: "{n} صور", other: "{n} صورة" };
export const photos = pluralOf("ar", { ...PHOTOS, two: "صورتان" });
export const photosAfter = pluralOf("ar", { ...PHOTOS, two: "صورتين" });

const DAYS = { few: "{n} أيام", many: "{n} يومًا", other: "{n} يوم" };
export const days = pluralOf("ar", { ...DAYS, one: "يوم", two: "يومان" });
export const daysAfter = pluralOf("ar", { ...DAYS, one: "يوم واحد", two: "يومين" });
export const hours = pluralOf("ar", { one: "ساعة", two: "ساعتان", few: "{n} ساعات", other: "{n} ساعة" });

const MONTHS = { one: "شهر واحد", few: "{n} أشهر", many: "{n} شهرًا", other: "{n} شهر" };
export const months = pluralOf("ar", { ...MONTHS, two: "شهران" });
export const monthsAfter = pluralOf("ar", { ...MONTHS, two: "شهرين" });

export const letters = pluralOf("ar", { few: "{n} أحرف", many: "{n} حرفًا", other: "{n} حرف" });
