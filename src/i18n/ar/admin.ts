import { formatNumber } from "./formats.ts";

export const accessDenied = () => "الوصول مرفوض";
export const adminOnly = () => "ليس لديك صلاحية الدخول إلى لوحة الإدارة.";
export const adminTitle = () => "لوحة الإدارة";
export const adminParts = () => "أقسام لوحة الإدارة";
export const adminOverview = () => "نظرة عامة";
export const adminUsers = () => "المستخدمون";
export const adminListings = () => "الإعلانات";
export const adminAudit = () => "السجل";
export const adminReviewTab = () => "المراجعة";
export const adminReports = () => "البلاغات";
export const adminSite = () => "الموقع";
export const adminMessages = () => "الرسائل";

export const adminFind = () => "بحث";
export const adminAny = () => "الكل";
export const adminStateFilter = () => "الحالة";
export const adminSortBy = () => "الترتيب";
export const adminSortNewest = () => "الأحدث أولاً";
export const adminSortOldest = () => "الأقدم أولاً";
export const adminSortName = () => "حسب الاسم";
export const adminManyFound = (n: number) =>
  `وُجد أكثر من ${formatNumber(n)}، وهذه أول ${formatNumber(n)} منها؛ أضف كلمة أو خياراً لتضييق البحث.`;
export const adminClear = () => "مسح";
