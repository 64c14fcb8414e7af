import { pluralOf } from "../plural.ts";

export const sellerPageTitle = (name: string) => `\u2068${name}\u2069: إعلانات للبيع`;
export const sellerDescription = (name: string, count: string, place: string | null) =>
  `\u2068${name}\u2069${place ? `، ${place}` : ""}: ${count}. شاهد السيارات ولوحات الأرقام بأسعارها وتواصل مع البائع مباشرة.`;
export const sellerMissingText = () => "هذا البائع غير موجود أو غادر الموقع.";
export const sellerVerified = () => "بائع موثّق";
export const sellerEmailVerified = () => "البريد الإلكتروني مؤكّد";
export const sellerSold = (count: number) => `المبيعات عبر الموقع: ${count}`;
export const sellerForSale = () => "معروض للبيع";
export const sellerNone = () => "لا توجد إعلانات الآن";
export const sellerNoneText = () => "ليس لدى هذا البائع إعلانات فعّالة. تصفّح ما يعرضه الآخرون.";
export const sellerAllListings = pluralOf("ar", {
  one: "إعلان واحد لهذا البائع",
  two: "إعلانا هذا البائع",
  other: "كل إعلانات هذا البائع ({n})",
});
export const sellerAbout = () => "عن هذا البائع";
