import { expect, test } from "bun:test";
import { messagesOf } from "./t.ts";

const { ar } = messagesOf;

test("the number of digits is in the genitive after its preposition", () => {
  const digits = [1, 2, 3].map((count) => /من (.+?) ودون/.exec(ar.plateAskingText(9, count, null))?.[1]);
  expect(digits).toEqual(["خانة واحدة", "خانتين", "3 خانات"]);
});

test("one photo left out does not read as if no photo was added", () => {
  expect(ar.photosLeftOut(1, 5)).not.toContain("لم تُضف صورة واحدة");
  expect(ar.photosLeftOut(2, 5)).toContain("بقيت صورتان");
});

test("one of several unchanged listings does not read as if none changed", () => {
  expect(ar.bulkNotDone(1)).not.toMatch(/^لم /);
  expect(ar.backupLost(1)).not.toMatch(/^لم /);
});

test("the verb for the remaining listings agrees with them", () => {
  const verbs = [1, 2, 3, 11, 100].map((count) => ar.alertRest(count).split(" ")[0]);
  expect(verbs).toEqual(["ويناسبك", "ويناسبك", "وتناسبك", "ويناسبك", "ويناسبك"]);
});

test("a price range is in words, so that a line break inside it swaps nothing", () => {
  expect(ar.valueRange("9,800", "11,400")).toBe("من 9,800 إلى 11,400 دينار");
});

test("the descriptions of a search without results and of a seller without listings have no zero", () => {
  expect(ar.detailSellerCars(0)).toBe("لا إعلانات معروضة الآن");
  expect(ar.searchDescription("سيارات فيراري", 0)).toStartWith("سيارات فيراري: إعلانات بالصور");
  expect(ar.platesDescription("متناظر", 0)).toStartWith("متناظر: لوحات للبيع");
});

/** Nouns for one thing and for 3 to 10 things. */
const COUNTED = {
  إعلان: "إعلانات",
  استفسار: "استفسارات",
  اقتراح: "اقتراحات",
  بلاغ: "بلاغات",
  بند: "بنود",
  حرف: "أحرف",
  خانة: "خانات",
  دقيقة: "دقائق",
  رسالة: "رسائل",
  رمز: "رموز",
  ساعة: "ساعات",
  سطر: "أسطر",
  سنة: "سنوات",
  سيارة: "سيارات",
  شهر: "أشهر",
  صورة: "صور",
  طلب: "طلبات",
  عملية: "عمليات",
  قيد: "قيود",
  لوحة: "لوحات",
  مستخدم: "مستخدمين",
  مشاهدة: "مشاهدات",
  يوم: "أيام",
} as const;
const single = Object.keys(COUNTED);
const several = Object.values(COUNTED);
const accusative = single.filter((noun) => !noun.endsWith("ة")).map((noun) => `${noun}ًا`);
/** 11 طلب تواصل: a noun in a genitive construct has no tanween. */
const inGenitive = ["طلب"];
const wrongAfter: Record<number, string[]> = {
  3: [...single, ...accusative],
  10: [...single, ...accusative],
  11: [...several, ...single.filter((noun) => !noun.endsWith("ة") && !inGenitive.includes(noun))],
  100: [...several, ...accusative],
};
/** Not checked, because their number is a fixed limit or they have a list as parameter. */
const LEFT_OUT = [
  "compareFull",
  "compareTitle",
  "compareTooMany",
  "digestSubject",
  "draftsFull",
  "passwordTooShortForAdmin",
  "plateAllWithDigits",
  "platesChipContains",
  "platesChipEnds",
  "platesChipOnly",
  "platesChipPattern",
  "platesChipStarts",
  "platesUnread",
  "savedSearchLeftOut",
  "savedSearchesFull",
  "searchAll",
  "searchLeftOut",
  "searchUnread",
];

test("a counted noun has the form for its number", () => {
  const wrong: string[] = [];
  let counted = 0;
  for (const [count, nouns] of Object.entries(wrongAfter)) {
    const nounAfter = new RegExp(`(?<![\\d,–-])${count} ([\\u0621-\\u0652]+)`);
    for (const [key, message] of Object.entries(ar)) {
      if (LEFT_OUT.includes(key)) continue;
      const given = Array.from({ length: message.length }, () => Number(count));
      const said = String((message as (...given: unknown[]) => unknown)(...given));
      const [, noun] = nounAfter.exec(said) ?? [];
      if (noun === undefined) continue;
      counted++;
      if (nouns.includes(noun)) wrong.push(`${key}: ${said}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(counted).toBeGreaterThan(150);
});
