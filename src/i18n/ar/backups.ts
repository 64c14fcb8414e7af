import { plural, pluralOf } from "../plural.ts";
import { listingsFound } from "./listings.ts";

export const adminBackups = () => "النسخ الاحتياطية";
export const backupSchedule = (time: string) => `تُنشأ نسخة احتياطية كل يوم الساعة ${time}.`;
export const backupsEncrypted = () => "النسخ مشفّرة بعبارة المرور في الإعداد \u2066BACKUP_PASSPHRASE\u2069.";
export const backupsUnencrypted = () =>
  "النسخ غير مشفّرة، ومن يحصل على إحداها يستطيع قراءة كل ما في الموقع. اضبط الإعداد \u2066BACKUP_PASSPHRASE\u2069 لتشفيرها.";
export const backupNow = () => "إنشاء نسخة الآن";
export const backupRunning = (since: string) =>
  `يجري إنشاء نسخة منذ ${since}. حدّث هذه الصفحة بعد قليل لترى النتيجة.`;
export const backupStartedToast = () => "بدأ إنشاء النسخة الاحتياطية.";
export const backupRunsToast = () => "يجري إنشاء نسخة احتياطية الآن.";
export const backupLatest = () => "أحدث النسخ";
export const backupNoRuns = () => "لا توجد نسخ احتياطية بعد.";
export const backupNoneYet = () => "لا توجد بعد نسخة تم التحقق منها.";
export const backupLastVerified = (time: string) => `آخر نسخة تم التحقق منها: ${time}.`;
export const backupVerified = () => "تم التحقق منها: كاملة وقابلة للقراءة";
export const backupFailed = () => "فشلت";
export const backupFailedTitle = () => "فشلت آخر نسخة احتياطية، وستُعاد المحاولة خلال ساعة";
export const backupLateTitle = () => "لا توجد نسخة احتياطية تم التحقق منها منذ يومين";
export const backupPlace = () => "مكان الحفظ";
export const backupTook = pluralOf("ar", {
  one: "ثانية واحدة",
  two: "ثانيتان",
  few: "{n} ثوانٍ",
  other: "{n} ثانية",
});
export const backupSize = (all: string, added: string) => `${all}، الجديد منها ${added}`;
export const backupCounts = (listings: number, photos: number) =>
  `${listingsFound(listings)} · ${plural("ar", photos, {
    zero: "لا صور",
    one: "صورة واحدة",
    two: "صورتان",
    few: "{n} صور",
    other: "{n} صورة",
  })}`;
export const backupLost = pluralOf("ar", {
  one: "صورة واحدة لم تُنسخ لأن ملفاتها مفقودة من الموقع.",
  two: "صورتان لم تُنسخا لأن ملفاتهما مفقودة من الموقع.",
  few: "{n} صور لم تُنسخ لأن ملفاتها مفقودة من الموقع.",
  other: "{n} صورة لم تُنسخ لأن ملفاتها مفقودة من الموقع.",
});
export const backupDownload = () => "تنزيل";
export const backupDownloadText = () =>
  "يحتوي الملف على كل شيء: الحسابات وأرقام الهواتف والرسائل والمفتاح السري للموقع. لاستعادته، فُكّ ضغطه في مجلد ثم شغّل الأمر \u2066markaba restore\u2069 على موقع فارغ. يُسجَّل التنزيل في السجل.";
export const downloadNeedsSecondFactor = () =>
  "هذا التنزيل متاح فقط للمشرفين الذين فعّلوا التحقق بخطوتين. فعّله أولًا.";

export const backupMailSubject = (site: string) => `${site}: لا توجد نسخة احتياطية حديثة`;
export const backupMailNone = () => "فشل النسخ الاحتياطي للموقع، ولا توجد بعد نسخة تم التحقق منها.";
export const backupMailLast = (time: string) =>
  `فشل النسخ الاحتياطي للموقع أو لم يكتمل. آخر نسخة تم التحقق منها: ${time}.`;
export const backupMailText = () =>
  "تُعاد المحاولة كل ساعة. إن لم تعرف السبب، فأرسل هذه الرسالة إلى من يدير الخادم.";
