import { plural } from "../plural.ts";

export const adminReportsAbout = (name: string) => `البلاغات عن \u2068${name}\u2069 وعن إعلانات هذا الحساب`;
export const adminReportsAll = () => "كل البلاغات";

export const reviewShown = () => "ظاهر للمشترين";
export const reviewGuest = () => "زائر";
export const reviewApprove = () => "قبول";
export const reviewReject = () => "رفض";
export const reviewHide = () => "إخفاء";
export const reviewSuspend = () => "إيقاف البائع";
export const reviewRejectTitle = () => "رفض هذا الإعلان؟";
export const reviewHideTitle = () => "إخفاء هذا الإعلان؟";
export const reviewSuspendTitle = () => "إيقاف هذا البائع؟";
export const reviewReason = () => "ما يُقال للبائع";
export const reviewNote = () => "ملاحظة للبائع";
export const reviewApproved = () => "تم قبول الإعلان";
export const reviewRejected = () => "رُفض الإعلان وأُبلغ صاحبه";
export const reviewHidden = () => "أُخفي الإعلان وأُبلغ صاحبه";
export const reviewFailed = () => "تعذّر البتّ في الإعلان";
export const reviewNone = () => "لا شيء للمراجعة";
export const reviewNoneText = () => "تصل هنا الإعلانات التي عليها ملاحظات أو بلاغات.";
export const reviewKeys = () =>
  "مفاتيح مفردة تعمل هنا: J وK للتنقل، A للقبول، R للرفض، H للإخفاء، S لإيقاف البائع";
export const reviewHistory = (rejected: number, reports: number) =>
  [
    rejected > 0 &&
      plural("ar", rejected, {
        zero: "",
        one: "رفض واحد",
        two: "رفضان",
        few: "{n} مرات رفض",
        many: "{n} مرة رفض",
        other: "{n} مرة رفض",
      }),
    reports > 0 &&
      plural("ar", reports, {
        zero: "",
        one: "بلاغ واحد",
        two: "بلاغان",
        few: "{n} بلاغات",
        many: "{n} بلاغاً",
        other: "{n} بلاغ",
      }),
  ]
    .filter(Boolean)
    .join("، ") || "لا شيء ضده";
export const reviewVerdict = (verdict: "approved" | "rejected" | "hidden" | "shown") =>
  ({ approved: "مقبول.", rejected: "مرفوض.", hidden: "مخفي.", shown: "ظاهر من جديد." })[verdict];
export const reportsNone = () => "لا بلاغات هنا.";
export const reportsOpen = () => "مفتوح";
export const reportsUphold = () => "صحيح";
export const reportsDismiss = () => "تجاهل";
export const reportsUpheld = () => "كان صحيحاً";
export const reportsDismissed = () => "تم تجاهله";
export const reportsSettled = () => "تم البتّ في البلاغ";
export const reportsFailed = () => "تعذّر البتّ في البلاغ";
export const factTitle = () => "العنوان";
export const factLocation = () => "الموقع";
export const factDescription = () => "الوصف";
export const factPhotos = () => "الصور";
export const factPlate = () => "اللوحة";
export const factMake = () => "الشركة";
export const factYear = () => "السنة";
export const factMileage = () => "العداد";
export const factFuel = () => "الوقود";
export const factBody = () => "الهيكل";
export const factEngine = () => "حجم المحرك";
export const factChanged = () => "تم التغيير";
