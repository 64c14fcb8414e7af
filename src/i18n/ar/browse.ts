import { plural } from "../plural.ts";

export const badgeNew = () => "جديدة";
export const badgeFeatured = () => "مميّز";
export const badgeVerified = () => "موثّق";
export const badgeSold = () => "مباعة";
export const badgeExpired = () => "منتهي";
export const cardPhotos = (count: number) =>
  plural("ar", count, { one: "صورة", two: "صورتان", few: "صور", many: "صورة", other: "صورة" });
