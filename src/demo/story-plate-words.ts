import type { PatternTag } from "#src/features/plates/patterns.ts";
import type { SeededRandom } from "./random.ts";
import type { PlateFacts } from "./story-plates.ts";

interface Words {
  title: (facts: PlateFacts) => string;
  /** What is said of a pattern; `plain` of a plate without one. */
  opening: Record<PatternTag | "plain", readonly string[]>;
  transfer: readonly string[];
  closing: readonly string[];
}

/** A short plate is better known by what else it is. */
const nameOf = (patterns: readonly PatternTag[]) =>
  patterns.find((pattern) => pattern !== "short") ?? patterns[0] ?? "plain";

// A dash between the numbers would turn them around in Arabic, so its titles name the code in words.
const arabic: Words = {
  title: ({ code, number, patterns }) => `${arabicNames[nameOf(patterns)]} ${number} ترميز ${code}`,
  opening: {
    short: ["رقم قصير نادر لا يتكرر في السوق.", "خانات قليلة، والأرقام القصيرة سعرها بازدياد."],
    "all-same": ["كل خاناته متشابهة، يُحفظ من أول نظرة.", "رقم واحد مكرر، هيبة على أي سيارة."],
    mirror: ["يُقرأ من اليمين ومن اليسار نفس القراءة.", "رقم متناظر وشكله مرتب على اللوحة."],
    "repeated-pair": ["زوج مكرر سهل الحفظ.", "نفس الرقمين مرتين، يعلق بالذاكرة."],
    "sequence-up": ["أرقام متسلسلة صاعدة بدون انقطاع.", "تسلسل كامل، من أجمل الأرقام."],
    "sequence-down": ["أرقام متسلسلة نازلة بالترتيب.", "عدّ تنازلي كامل، قليل مثله."],
    round: ["رقم مدوّر بأصفار كاملة.", "أصفاره تجعله سهل الحفظ لأي شركة أو عائلة."],
    "birth-year": ["هدية مميزة لمواليد هذه السنة.", "سنة ميلاد، مناسب هدية تخرج أو زواج."],
    "equals-code": ["الرقم نفس الترميز، حالة نادرة جداً."],
    "lucky-seven": ["فيه أكثر من سبعة لمن يتفاءل بها.", "السبعات واضحة وشكلها حلو."],
    plain: ["رقم مرتب وسعره مناسب.", "لوحة عادية نظيفة لمن يريد تغيير رقمه.", "رقم سهل وسعره للبيع السريع."],
  },
  transfer: [
    "اللوحة باسمي شخصياً والنقل في دائرة الترخيص.",
    "جاهزة للتنازل في نفس اليوم، ولا عليها أي حجز.",
    "المشتري يدفع رسوم النقل فقط.",
    "مرخصة ومركبة على سيارة، والنقل بحضور الطرفين.",
    "الأوراق كاملة، والدفع عند النقل في الدائرة.",
  ],
  closing: [
    "السعر نهائي للجادين فقط.",
    "يوجد مجال بسيط للتفاوض عند المعاينة.",
    "للتواصل واتساب في أي وقت.",
    "البيع كاش فقط، ولا نقبل البدل.",
    "نقبل البدل بلوحة أخرى مع دفع الفرق.",
    "الاتصال من العاشرة صباحاً حتى التاسعة مساءً.",
  ],
};
const arabicNames: Record<PatternTag | "plain", string> = {
  short: "رقم قصير مميز",
  "all-same": "لوحة VIP",
  mirror: "لوحة متناظرة",
  "repeated-pair": "رقم مكرر",
  "sequence-up": "لوحة متسلسلة",
  "sequence-down": "تسلسل نازل",
  round: "رقم مدوّر",
  "birth-year": "لوحة سنة ميلاد",
  "equals-code": "لوحة نادرة",
  "lucky-seven": "لوحة سبعات",
  plain: "لوحة",
};

const english: Words = {
  title: ({ code, number, patterns }) => `${englishNames[nameOf(patterns)]} ${code}-${number}`,
  opening: {
    short: [
      "A short number that hardly ever comes up for sale.",
      "Few digits, and short ones only get dearer.",
    ],
    "all-same": [
      "One digit all the way, remembered at first sight.",
      "The same digit throughout: it needs no explaining.",
    ],
    mirror: ["Reads the same from either side.", "A tidy mirror number that sits well on the plate."],
    "repeated-pair": ["The same pair twice, easy to remember.", "A repeated pair with a nice rhythm."],
    "sequence-up": [
      "A full run upwards without a gap.",
      "Counts up digit by digit, one of the loveliest there is.",
    ],
    "sequence-down": ["A full countdown, rarely seen.", "Counts down digit by digit."],
    round: ["A round number with all its zeros.", "Round and easy to say, fit for a company or a family."],
    "birth-year": [
      "A birthday present for somebody of that year.",
      "A birth year: good for a graduation or a wedding.",
    ],
    "equals-code": ["Number and code are the same, which is very rare."],
    "lucky-seven": ["More than one seven, for those who believe in them."],
    plain: [
      "A clean, ordinary number at a fair price.",
      "Easy to read and priced to go.",
      "An honest number for an honest price.",
    ],
  },
  transfer: [
    "It is in my own name; we transfer it at the licensing department.",
    "Ready to hand over the same day, with no lien on it.",
    "The buyer only pays the transfer fee.",
    "Licensed and on a car at the moment; both of us have to be there for the transfer.",
    "Papers complete, and you pay at the department when it is yours.",
  ],
  closing: [
    "The price is final.",
    "A little room in the price for somebody serious.",
    "Message me on WhatsApp at any time.",
    "Cash only, no exchange.",
    "I would take another plate in part exchange.",
    "Please call between ten in the morning and nine at night.",
  ],
};
const englishNames: Record<PatternTag | "plain", string> = {
  short: "Rare short plate",
  "all-same": "VIP plate",
  mirror: "Mirror plate",
  "repeated-pair": "Repeated pair",
  "sequence-up": "Sequence plate",
  "sequence-down": "Countdown plate",
  round: "Round number",
  "birth-year": "Birth year plate",
  "equals-code": "Matching plate",
  "lucky-seven": "Sevens plate",
  plain: "Number plate",
};

/**
 * Writes titles and descriptions: two patterns of a plate are said, what was said least comes first, and no two
 * descriptions are alike.
 */
export function plateWordsIn(language: "ar" | "en", random: SeededRandom) {
  const { title, opening, transfer, closing } = language === "ar" ? arabic : english;
  const told = new Map<string, number>();
  const descriptions = new Set<string>();
  const least = (sentences: readonly string[]): string => {
    const [next = ""] = random.shuffled(sentences).toSorted((a, b) => timesTold(a) - timesTold(b));
    told.set(next, timesTold(next) + 1);
    return next;
  };
  const timesTold = (sentence: string) => told.get(sentence) ?? 0;
  return (facts: PlateFacts): { title: string; description: string } => {
    const patterns = facts.patterns.length > 0 ? facts.patterns.slice(0, 2) : (["plain"] as const);
    const said = [...patterns.map((pattern) => opening[pattern]), transfer, closing];
    let description = said.map(least).join(" ");
    while (descriptions.has(description)) description = said.map(least).join(" ");
    descriptions.add(description);
    return { title: title(facts), description };
  };
}
