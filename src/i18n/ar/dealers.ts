import { labelsOf } from "../label.ts";

export const sellerType = labelsOf({ private: "مالك", dealer: "معرض" });
export const dealerSuspended = () => "هذا المعرض موقوف. تواصل معنا لمعرفة السبب.";
export const dealerMapInvalid = () => "أدخل رابطًا يبدأ بـ https://";
export const dealerHoursInvalid = () => "أدخل الوقت مثل 09:00، ووقتين مختلفين للفتح والإغلاق.";
export const dealerSlugInvalid = () => "استخدم حروفًا لاتينية صغيرة وأرقامًا وشرطات.";
export const searchSeller = () => "البائع";
export const dealerChip = (name: string) => `المعرض: ${name}`;
export const listedFor = (name: string) => `الإعلان باسم \u2068${name}\u2069.`;
export const listedPrivately = () => "الإعلان باسمك الشخصي.";
export const listPrivately = () => "أعلن باسمي الشخصي";
export const listForDealer = () => "أعلن باسم المعرض";
