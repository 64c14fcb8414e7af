import { plural, pluralOf } from "../plural.ts";

const LINES = { one: "سطر واحد", two: "سطرين", few: "{n} أسطر", many: "{n} سطرًا", other: "{n} سطر" };

export const compare = () => "قارن";
export const compareListing = (title: string) => `مقارنة ${title}`;
export const compareTitle = (count: number) =>
  count < 2 ? "قارن بين السيارات" : count === 2 ? "قارن بين سيارتين" : `قارن بين ${count} سيارات`;
export const compareDiffer = (differ: number, all: number) =>
  `الاختلافات: ${differ} من ${plural("ar", all, LINES)}`;
export const compareOnlyDifferences = () => "الاختلافات فقط";
export const compareAnother = () => "أضف سيارة أخرى";
export const compareRemove = (title: string) => `إزالة من المقارنة: ${title}`;
export const compareNow = (count: number) => (count === 2 ? "قارن السيارتين" : "قارن بينها");
export const compareDifferent = () => "مختلف";
export const compareLowest = () => "الأقل";
export const compareNewest = () => "الأحدث";
export const comparePapers = () => "السعر والأوراق";
export const compareFairRange = () => "السعر العادل";
export const compareCar = () => "السيارة";
export const compareTooMany = (max: number) => `يمكن عرض ${max} سيارات معًا فقط، لذلك لم نعرض الباقي.`;
export const compareGone = pluralOf("ar", {
  one: "سيارة واحدة لم تعد متاحة، لذلك لم نعرضها.",
  two: "سيارتان لم تعودا متاحتين، لذلك لم نعرضهما.",
  few: "{n} سيارات لم تعد متاحة، لذلك لم نعرضها.",
  other: "{n} سيارة لم تعد متاحة، لذلك لم نعرضها.",
});
export const compareFull = (max: number) => `يمكنك المقارنة بين ${max} سيارات على الأكثر. أزل واحدة أولًا.`;
export const compareEmptyTitle = () => "لا توجد سيارات للمقارنة بعد";
export const compareEmptyText = () => "اضغط على رمز الميزان عند سيارتين إلى أربع لتراها جنبًا إلى جنب.";
export const compareOne = () => "أضف سيارة أخرى على الأقل لترى الاختلافات.";
export const compareHas = () => "نعم";
export const compareNotIncluded = () => "لا";
