import { plural } from "../plural.ts";
import { formatNumber } from "./formats.ts";

export const adminTotalUsers = () => "عدد المستخدمين";
export const adminActiveListings = () => "إعلانات نشطة";
export const adminExpiredListings = () => "إعلانات منتهية";
export const adminTotalCars = () => "عدد السيارات";
export const adminRecent = () => "أحدث الإعلانات";
export const adminWaitingTitle = () => "بانتظارك";
export const adminNothingWaits = () => "لا شيء ينتظر، كل شيء على ما يرام.";
export const adminWaitingReview = (n: number) =>
  plural("ar", n, {
    zero: "لا إعلانات للمراجعة",
    one: "إعلان واحد للمراجعة",
    two: "إعلانان للمراجعة",
    few: "{n} إعلانات للمراجعة",
    many: "{n} إعلاناً للمراجعة",
    other: "{n} إعلان للمراجعة",
  });
export const adminWaitingReports = (n: number) =>
  plural("ar", n, {
    zero: "لا بلاغات مفتوحة",
    one: "بلاغ واحد مفتوح",
    two: "بلاغان مفتوحان",
    few: "{n} بلاغات مفتوحة",
    many: "{n} بلاغاً مفتوحاً",
    other: "{n} بلاغ مفتوح",
  });
export const adminWaitingMessages = (n: number) =>
  plural("ar", n, {
    zero: "لا رسائل من الزوار",
    one: "رسالة واحدة من زائر",
    two: "رسالتان من الزوار",
    few: "{n} رسائل من الزوار",
    many: "{n} رسالة من الزوار",
    other: "{n} رسالة من الزوار",
  });
export const adminLastDays = () => "آخر 30 يوماً";
export const adminNewListings = () => "إعلانات جديدة";
export const adminNewInquiries = () => "استفسارات";
export const adminSignUps = () => "حسابات جديدة";
export const adminSold = () => "مُباع";
export const adminByCity = () => "الإعلانات حسب المدينة";
export const adminByMake = () => "السيارات حسب الشركة";
export const adminNoListings = () => "لا إعلانات بعد.";
export const adminRunning = () => "سير العمل";
export const adminReplyTime = () => "يردّ البائعون خلال";
export const adminReplyNone = () => "لا ردود بعد";
export const adminReplyNote = () => "نصف الاستفسارات المُجابة أُجيب عنها في وقت أقصر.";
export const adminDatabase = () => "قاعدة البيانات";
export const adminFreeDisk = (size: string) => `المتاح على القرص ${size}`;
export const adminPhotos = () => "الصور";
export const adminMailQueue = () => "رسائل بريد تنتظر";
export const adminMailFailed = (n: number) =>
  plural("ar", n, {
    zero: "لم تفشل أي رسالة",
    one: "فشلت رسالة واحدة",
    two: "فشلت رسالتان",
    few: "فشلت {n} رسائل",
    many: "فشلت {n} رسالة",
    other: "فشلت {n} رسالة",
  });
export const adminMegabytes = (bytes: number) =>
  bytes < 1e9
    ? `${formatNumber(Math.round(bytes / 1e5) / 10)} م.ب`
    : `${formatNumber(Math.round(bytes / 1e8) / 10)} ج.ب`;
