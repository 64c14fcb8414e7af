import { labelsOf } from "../label.ts";

export const stockItemUnknown = () => "لا توجد سيارة برقم المخزون هذا.";
export const stockNotYours = () => "أضاف هذه السيارة أحد زملائك، ولا يغيّرها سواه أو صاحب المعرض أو مسؤوله.";

export const stock = () => "المخزون";
export const stockFilter = () => "السيارات حسب الحالة";
export const stockAll = () => "الكل";
export const stockNone = () => "لا توجد سيارات هنا";
export const stockNumber = (stockId: string) => `رقم المخزون \u2068${stockId}\u2069`;
export const stockMove = labelsOf({
  available: "إعادتها إلى البيع",
  reserved: "حجز",
  sold: "تم البيع",
  withdrawn: "سحب",
});
export const stockUnreserve = () => "إلغاء الحجز";
export const stockMoved = () => "تم تغيير حالة السيارة.";

export const feeds = () => "روابط المخزون";
export const feedsText = () => "مخزونك لمواقع أخرى، محدّث دائمًا. من لديه الرابط يستطيع قراءته.";
export const feedName = labelsOf({ stock: "جدول بيانات", meta: "ميتا", google: "جوجل", xml: "XML" });
export const feedText = labelsOf({
  stock: "السيارات مع أرقام مخزونها بصيغة CSV، ويمكن استيرادها من جديد",
  meta: "كتالوج لفيسبوك وإنستغرام وتيك توك، CSV",
  google: "إعلانات السيارات، TSV. لا تعرضها جوجل في الأردن بعد",
  xml: "للمواقع التي تجمع الإعلانات",
});
export const feedRead = () => "آخر قراءة";
export const feedUnread = () => "لم يُقرأ";
export const feedNew = () => "رابط جديد";
export const feedReader = () => "من يقرؤه";
export const feedMake = () => "إنشاء الرابط";
export const feedMade = () => "الرابط جاهز. أعطه فقط لمن تريد أن يقرأه.";
export const feedRevoked = () => "توقّف الرابط عن العمل.";
export const feedsTooMany = (max: number) => `لديك ${max} رابطًا، وهو الحد الأقصى. أبطل رابطًا لا يقرؤه أحد.`;
export const stockNumberTaken = (id: string) => `رقم المخزون \u2068${id}\u2069 لسيارة أخرى.`;
export const stockSearch = () => "العنوان أو رقم المخزون";
export const feedsOfSiteText = () =>
  "سيارات كل البائعين لمواقع أخرى، محدّثة دائمًا. من لديه الرابط يستطيع قراءتها.";
