import { pluralOf } from "../plural.ts";
import { namesOf } from "../label.ts";

export const auditAction = namesOf({
  "admin.create": "إنشاء مشرف",
  "admin.password": "كلمة مرور جديدة لمشرف",
  "user.limit": "تغيير حد الإعلانات",
  "user.suspend": "إيقاف حساب",
  "user.restore": "إعادة تفعيل حساب",
  "user.change": "تعديل حساب",
  "user.delete": "حذف حساب",
  "dealer.open": "تسجيل معرض",
  "dealer.change": "تعديل معرض",
  "dealer.invite": "دعوة شخص إلى معرض",
  "dealer.withdraw": "سحب دعوة إلى معرض",
  "dealer.join": "قبول دعوة إلى معرض",
  "dealer.role": "تغيير دور في معرض",
  "dealer.leave": "مغادرة معرض",
  "listing.reboost": "رفع إعلان",
  "listing.badges": "تغيير الشارات",
  "listing.delete": "حذف إعلان",
  "listing.approved": "قبول إعلان",
  "listing.rejected": "رفض إعلان",
  "listing.hidden": "إخفاء إعلان",
  "listing.shown": "إظهار إعلان من جديد",
  "listing.undo": "التراجع عن القرار",
  "report.settle": "إغلاق بلاغ",
  "conversation.look": "فتح محادثة",
  "review.hide": "إخفاء تقييم",
  "message.settle": "إغلاق رسالة",
  "export.download": "تصدير بيانات",
  "backup.start": "إنشاء نسخة احتياطية",
  "backup.download": "تنزيل نسخة احتياطية",
  "site.change": "تغيير إعدادات الموقع",
  "second-factor.on": "تفعيل التحقق بخطوتين",
  "second-factor.off": "إيقاف التحقق بخطوتين",
  "second-factor.codes": "رموز احتياطية جديدة",
  "second-factor.recovery": "دخول برمز احتياطي",
  "token.make": "إنشاء مفتاح API",
  "token.revoke": "إبطال مفتاح API",
  "feed.make": "إنشاء رابط للمخزون",
  "feed.revoke": "إبطال رابط للمخزون",
});
export const auditField = namesOf({
  listingLimit: "حد الإعلانات",
  isActive: "فعّال",
  verifiedAt: "موثّق منذ",
  phoneConfirmedAt: "تأكيد الهاتف",
  phoneEnding: "آخر أرقام الهاتف",
  callNote: "ملاحظة على الاتصال",
  role: "الدور",
  nameEn: "الاسم بالإنجليزية",
  nameAr: "الاسم بالعربية",
  slug: "عنوان الصفحة",
  legalName: "الاسم القانوني",
  registerNumber: "السجل التجاري",
  phone: "الهاتف",
  location: "المدينة",
  adminNote: "الملاحظة",
  featured: "مميّزة",
  verified: "موثّقة",
  listedAt: "نُشر",
  expiresAt: "ينتهي",
  removedAt: "حُذف",
  status: "الحالة",
  hold: "الحجب",
  reason: "السبب",
  note: "ملاحظة للبائع",
  noteAr: "ملاحظة للبائع بالعربية",
  handled: "أُغلقت",
  codesLeft: "الرموز الاحتياطية المتبقية",
  announcement: "تنويه عام",
  testimonials: "آراء البائعين والمشترين",
  "banned-words": "كلمات تستدعي المراجعة",
  "featured-order": "ترتيب السيارات المميّزة",
});
export const auditValue = namesOf({
  true: "نعم",
  false: "لا",
  user: "مستخدم",
  admin: "مشرف",
  owner: "صاحب المعرض",
  manager: "مسؤول المعرض",
  sales: "مندوب مبيعات",
  active: "فعّالة",
  sold: "مباعة",
  removed: "محذوفة",
  review: "بانتظار المراجعة",
  rejected: "مرفوضة",
  hidden: "مخفية",
  open: "مفتوح",
  upheld: "تم تأكيده",
  dismissed: "تم تجاهله",
});
export const auditThen = () => "ثم";

export const adminFindAudit = () => "اسم أو معرّف";
export const adminEntriesFound = pluralOf("ar", {
  zero: "لا توجد قيود",
  one: "قيد واحد",
  two: "قيدان",
  few: "{n} قيود",
  many: "{n} قيدًا",
  other: "{n} قيد",
});

export const adminAuditAbout = () => "عن";
export const adminAuditNothing = () => "لا توجد قيود تطابق البحث.";
export const adminAuditNone = () => "لا توجد إجراءات مسجّلة بعد.";
export const adminAuditShell = () => "سطر أوامر الخادم";
export const adminExports = () => "التصدير";
export const adminExportOf = (what: string) => `${what} (ملف CSV)`;
export const adminExportText = () =>
  "قد يحتوي الملف على بيانات شخصية، مثل الأسماء وأرقام الهواتف والرسائل. يُسجَّل التنزيل في السجل.";
