import { plural } from "../plural.ts";

export const adminFindAudit = () => "اسم أو معرّف";
export const adminEntriesFound = (n: number) =>
  plural("ar", n, {
    zero: "لا قيود",
    one: "قيد واحد",
    two: "قيدان",
    few: "{n} قيود",
    many: "{n} قيداً",
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
