import { plural } from "../plural.ts";

export const badgeNew = () => "New";
export const badgeFeatured = () => "Featured";
export const badgeVerified = () => "Verified";
export const badgeSold = () => "Sold";
export const badgeExpired = () => "Expired";
export const cardPhotos = (count: number) => plural("en", count, { one: "photo", other: "photos" });
