import { labelIn } from "../label.ts";
import { plural } from "../plural.ts";

const PATTERNS = {
  short: "رقم قصير",
  "all-same": "أرقام متشابهة",
  mirror: "متناظر",
  "repeated-pair": "زوج مكرر",
  "sequence-up": "متسلسل صاعد",
  "sequence-down": "متسلسل نازل",
  round: "رقم مدوّر",
  "birth-year": "سنة ميلاد",
  "equals-code": "مثل الترميز",
  "lucky-seven": "سبعات",
};
const EXPLANATIONS = {
  short: "من خانة أو خانتين أو ثلاث، وكلما قلّت الخانات زادت ندرته.",
  "all-same": "يكرر رقمًا واحدًا في كل خاناته، مثل 777 أو 5555.",
  mirror: "يُقرأ من الجهتين قراءة واحدة، مثل 121 أو 45654.",
  "repeated-pair": "زوج من الأرقام مكرر مرتين، مثل 1212.",
  "sequence-up": "أرقامه تصعد واحدًا واحدًا، مثل 123 أو 34567.",
  "sequence-down": "أرقامه تنزل واحدًا واحدًا، مثل 321 أو 98765.",
  round: "رقم مدوّر ينتهي بأصفار، مثل 500 أو 7000 أو 25000.",
  "birth-year": "سنة بين 1950 و2010، فقد تكون سنة ميلاد صاحبه.",
  "equals-code": "رقمه هو نفسه رقم الترميز، مثل 10-10.",
  "lucky-seven": "فيه سبعتان أو أكثر، والسبعة عند كثيرين رقم الحظ.",
};
const CITIES = {
  Amman: "عمّان",
  Zarqa: "الزرقاء",
  Irbid: "إربد",
  Mafraq: "المفرق",
  Balqa: "البلقاء",
  Madaba: "مادبا",
  Karak: "الكرك",
  Tafilah: "الطفيلة",
  "Ma'an": "معان",
  Aqaba: "العقبة",
  Jerash: "جرش",
  Ajloun: "عجلون",
};
const DIGITS = {
  zero: "{n} خانة",
  one: "خانة واحدة",
  two: "خانتان",
  few: "{n} خانات",
  many: "{n} خانة",
  other: "{n} خانة",
};

/** Left to right wherever the sentence puts it. */
const isolated = (plate: string) => `\u2066${plate}\u2069`;

export const patternLabel = (tag: string) => labelIn(PATTERNS, tag);
export const patternExplanation = (tag: string) => labelIn(EXPLANATIONS, tag);
export const plateCityLabel = (city: string) => labelIn(CITIES, city);
export const plateDigits = (count: number) => plural("ar", count, DIGITS);
export const plateSpoken = (areaCode: string | number, plateNumber: string) =>
  `لوحة ${areaCode}، ${plateNumber}`;

export const plateNotFound = () => "اللوحة غير موجودة";
export const plateRemoved = () => "تم حذف هذه اللوحة.";
export const plateAlreadyListed = (plate: string) =>
  `اللوحة ${isolated(plate)} معروضة للبيع هنا بالفعل. لا يمكن عرض اللوحة نفسها مرتين.`;

export const plateCodeRequired = () => "الترميز مطلوب";
export const plateCodeInvalid = () => "الترميز رقم من 1 إلى 99";
export const plateNumberRequired = () => "رقم اللوحة مطلوب";
export const plateNumberInvalid = () =>
  "رقم اللوحة من خانة إلى 5 خانات، من 1 إلى 99999، دون الترميز أو حروف أو مسافات أو شرطات";

export const whatsappPlateGreeting = (plate: { areaCode: number; plateNumber: string; price: string }) =>
  `مرحبًا، أنا مهتم بلوحتك ${isolated(`${plate.areaCode}-${plate.plateNumber}`)} المعروضة بسعر ${plate.price} دينار أردني. هل ما زالت متوفرة؟`;
