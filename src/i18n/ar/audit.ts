import { plural } from "../plural.ts";
import { labelIn } from "../label.ts";

const ACTIONS = {
  "admin.create": "إنشاء مدير",
  "admin.password": "كلمة مرور جديدة لمدير",
  "user.limit": "تغيير حد الإعلانات",
  "user.suspend": "إيقاف حساب",
  "user.restore": "إعادة تفعيل حساب",
  "user.change": "تعديل حساب",
  "user.delete": "حذف حساب",
  "listing.reboost": "رفع إعلان",
  "listing.badges": "تغيير الشارات",
  "listing.delete": "حذف إعلان",
  "listing.approved": "قبول إعلان",
  "listing.rejected": "رفض إعلان",
  "listing.hidden": "إخفاء إعلان",
  "listing.shown": "إظهار إعلان من جديد",
  "listing.undo": "التراجع عن القرار",
  "report.settle": "البت في بلاغ",
  "message.settle": "إنهاء رسالة",
  "export.download": "تصدير بيانات",
  "site.change": "تغيير إعداد للموقع",
  "second-factor.on": "تفعيل الدخول بخطوتين",
  "second-factor.off": "إيقاف الدخول بخطوتين",
  "second-factor.codes": "رموز استرداد جديدة",
  "second-factor.recovery": "دخول برمز استرداد",
};
const FIELDS = {
  listingLimit: "حد الإعلانات",
  isActive: "نشط",
  verifiedAt: "بائع موثّق منذ",
  role: "الدور",
  adminNote: "الملاحظة",
  featured: "مميّز",
  verified: "موثّق",
  listedAt: "نُشر",
  expiresAt: "ينتهي",
  removedAt: "حُذف",
  status: "الحالة",
  hold: "محجوب",
  reason: "السبب",
  note: "ملاحظة للبائع",
  noteAr: "ملاحظة للبائع بالعربية",
  handled: "تم التعامل معها",
  codesLeft: "رموز الاسترداد المتبقية",
  announcement: "إعلان عام",
  testimonials: "آراء العملاء",
  "banned-words": "كلمات تستدعي النظر",
  "featured-order": "ترتيب السيارات المميزة",
};
const VALUES = {
  true: "نعم",
  false: "لا",
  user: "مستخدم",
  admin: "مدير",
  active: "معروض للبيع",
  sold: "مباع",
  removed: "محذوف",
  review: "بانتظار المراجعة",
  rejected: "مرفوض",
  hidden: "مخفي",
  open: "مفتوح",
  upheld: "كان صحيحًا",
  dismissed: "تم تجاهله",
};
export const auditThen = () => "ثم";
export const auditAction = (action: string) => labelIn(ACTIONS, action);
export const auditField = (name: string) => labelIn(FIELDS, name);
export const auditValue = (value: string) => labelIn(VALUES, value);

export const adminFindAudit = () => "اسم أو معرّف";
export const adminEntriesFound = (n: number) =>
  plural("ar", n, {
    zero: "لا قيود",
    one: "قيد واحد",
    two: "قيدان",
    few: "{n} قيود",
    many: "{n} قيدًا",
    other: "{n} قيد",
  });

export const adminAuditFrom = () => "من";
export const adminAuditTo = () => "إلى";
export const adminAuditAbout = () => "عن";
export const adminAuditNothing = () => "لا قيد يطابق هذا البحث.";
export const adminAuditNone = () => "لم يُنفَّذ بعد أي إجراء يُسجَّل هنا.";
export const adminAuditShell = () => "سطر أوامر الخادم";
export const adminExports = () => "التصدير";
export const adminExportOf = (what: string) => `${what} كملف CSV`;
