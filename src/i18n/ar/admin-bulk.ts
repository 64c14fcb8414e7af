import { plural } from "../plural.ts";
import { formatNumber } from "./formats.ts";

export const bulkAll = () => "كل ما في هذه الصفحة";
export const bulkChoose = () => "اختيار";
export const bulkVerb = () => "للإعلانات المختارة";
export const bulkStart = (n: number) => (n === 0 ? "اختر إعلانات" : `تنفيذ على ${formatNumber(n)}`);
export const bulkShow = () => "إظهار من جديد";
export const bulkUndo = () => "تراجع";
export const bulkProgress = (done: number, of: number) => `تم ${formatNumber(done)} من ${formatNumber(of)}`;
export const bulkDone = (n: number) =>
  plural("ar", n, {
    zero: "لم يتغير شيء",
    one: "تغيّر إعلان واحد",
    two: "تغيّر إعلانان",
    few: "تغيّرت {n} إعلانات",
    many: "تغيّر {n} إعلاناً",
    other: "تغيّر {n} إعلان",
  });
export const bulkNotDone = (n: number) =>
  plural("ar", n, {
    zero: "",
    one: "لم يتغير إعلان واحد.",
    two: "لم يتغير إعلانان.",
    few: "لم تتغير {n} إعلانات.",
    many: "لم يتغير {n} إعلاناً.",
    other: "لم يتغير {n} إعلان.",
  });
export const bulkFailed = () => "حدث خطأ ما.";

export const bulkDeleteTitle = (n: number) =>
  plural("ar", n, {
    zero: "لا شيء للحذف",
    one: "حذف إعلان واحد؟",
    two: "حذف إعلانين؟",
    few: "حذف {n} إعلانات؟",
    many: "حذف {n} إعلاناً؟",
    other: "حذف {n} إعلان؟",
  });
export const bulkDeleteText = () => "تختفي عن الجميع ولا يمكن استعادتها.";
export const bulkHideTitle = (n: number) =>
  plural("ar", n, {
    zero: "لا شيء للإخفاء",
    one: "إخفاء إعلان واحد؟",
    two: "إخفاء إعلانين؟",
    few: "إخفاء {n} إعلانات؟",
    many: "إخفاء {n} إعلاناً؟",
    other: "إخفاء {n} إعلان؟",
  });
export const bulkHideText = () => "يصل أصحابها بريد فيه السبب.";
export const bulkKeep = () => "إبقاؤها";
