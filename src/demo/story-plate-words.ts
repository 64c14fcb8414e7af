import type { Language } from "#src/i18n/language.ts";
import type { SeededRandom } from "./random.ts";
import type { PlateFacts } from "./story-plates.ts";

interface PlateWords {
  title: (name: string, facts: PlateFacts) => string;
  /** One pattern per line: tag | name | sentences about it. `plain` is for plates without a pattern. */
  patterns: string;
  transfer: string;
  closing: string;
}

const WORDS: Record<Language, PlateWords> = {
  // After Arabic text, numbers around a hyphen would be swapped, so Arabic titles name the code in words.
  ar: {
    title: (name, { code, number }) => `${name} ${number} ترميز ${code}`,
    patterns: `
short | رقم قصير مميز | رقم قصير نادر لا يتكرر في السوق. | خانات قليلة، والأرقام القصيرة سعرها بازدياد.
all-same | لوحة VIP | كل خاناته متشابهة، يُحفظ من أول نظرة. | رقم واحد مكرر، هيبة على أي سيارة.
mirror | لوحة متناظرة | يُقرأ من اليمين ومن اليسار نفس القراءة. | رقم متناظر وشكله مرتب على اللوحة.
repeated-pair | رقم مكرر | زوج مكرر سهل الحفظ. | نفس الرقمين مرتين، يعلق بالذاكرة.
sequence-up | لوحة متسلسلة | أرقام متسلسلة صاعدة بدون انقطاع. | تسلسل كامل، من أجمل الأرقام.
sequence-down | تسلسل نازل | أرقام متسلسلة نازلة بالترتيب. | عدّ تنازلي كامل، قليل مثله.
round | رقم مدوّر | رقم مدوّر بأصفار كاملة. | أصفاره تجعله سهل الحفظ لأي شركة أو عائلة.
birth-year | لوحة سنة ميلاد | هدية مميزة لمواليد هذه السنة. | سنة ميلاد، يصلح هدية تخرّج أو زواج.
equals-code | لوحة نادرة | الرقم نفس الترميز، حالة نادرة جدًا.
lucky-seven | لوحة سبعات | فيه أكثر من سبعة لمن يتفاءل بها. | السبعات واضحة وشكلها حلو.
plain | لوحة | رقم مرتب وسعره مناسب. | لوحة عادية نظيفة لمن يريد تغيير رقمه. | رقم سهل وسعره للبيع السريع.`,
    transfer: `
اللوحة باسمي شخصيًا والنقل في دائرة الترخيص.
جاهزة للتنازل في نفس اليوم، وما عليها أي حجز.
المشتري يدفع رسوم النقل فقط.
مرخصة ومركبة على سيارة، والنقل بحضور الطرفين.
الأوراق كاملة، والدفع عند النقل في الدائرة.`,
    closing: `
السعر نهائي للجادين فقط.
يوجد مجال بسيط للتفاوض عند المعاينة.
للتواصل واتساب في أي وقت.
البيع كاش فقط، ولا نقبل البدل.
نقبل البدل بلوحة أخرى مع دفع الفرق.
الاتصال من العاشرة صباحًا حتى التاسعة مساءً.`,
  },
  en: {
    title: (name, { code, number }) => `${name} ${code}-${number}`,
    patterns: `
short | Rare short plate | A short number that hardly ever comes up for sale. | Few digits, and short ones only get more expensive.
all-same | VIP plate | One digit all the way, remembered at first sight. | The same digit throughout: it needs no explaining.
mirror | Mirror plate | Reads the same from either side. | A tidy mirror number that sits well on the plate.
repeated-pair | Repeated pair | The same pair twice, easy to remember. | A repeated pair with a nice rhythm.
sequence-up | Sequence plate | A full run upward without a gap. | Counts up digit by digit, one of the loveliest there is.
sequence-down | Countdown plate | A full countdown, rarely seen. | Counts down digit by digit.
round | Round number | A round number with all its zeros. | Round and easy to say, fit for a company or a family.
birth-year | Birth year plate | A birthday present for someone born that year. | A birth year: good for a graduation or a wedding.
equals-code | Matching plate | Number and code are the same, which is very rare.
lucky-seven | Sevens plate | More than one seven, for those who believe in them.
plain | Number plate | A clean, ordinary number at a fair price. | Easy to read and priced to go. | An honest number for an honest price.`,
    transfer: `
It is in my own name; we transfer it at the licensing department.
Ready to hand over the same day, with no lien on it.
The buyer only pays the transfer fee.
Licensed and on a car at the moment; both of us have to be there for the transfer.
Papers complete, and you pay at the department when it is yours.`,
    closing: `
The price is final.
A little room in the price for a serious buyer.
Message me on WhatsApp at any time.
Cash only, no exchange.
I would take another plate as a trade-in.
Please call between ten in the morning and nine at night.`,
  },
};

/** A description names at most two patterns, uses the least used sentences first, and is unique. */
export function plateWriter(language: Language, random: SeededRandom) {
  const { title, ...words } = WORDS[language];
  const [transfer, closing] = [words.transfer.trim().split("\n"), words.closing.trim().split("\n")];
  const patternLines = words.patterns.trim().split("\n");
  const patterns = new Map(
    patternLines.map((line) => {
      const [tag = "", name = "", ...sentences] = line.split(" | ");
      return [tag, { name, sentences }];
    }),
  );
  const used = new Map<string, number>();
  const timesUsed = (sentence: string) => used.get(sentence) ?? 0;
  const leastUsed = (sentences: string[]): string => {
    const [next = ""] = random.shuffled(sentences).toSorted((a, b) => timesUsed(a) - timesUsed(b));
    used.set(next, timesUsed(next) + 1);
    return next;
  };
  const descriptions = new Set<string>();

  return (facts: PlateFacts): { title: string; description: string } => {
    const tags = facts.patterns.length > 0 ? facts.patterns : ["plain"];
    const parts = [...tags.slice(0, 2).map((tag) => patterns.get(tag)?.sentences ?? []), transfer, closing];
    let description: string;
    do description = parts.map(leastUsed).join(" ");
    while (descriptions.has(description));
    descriptions.add(description);
    const named = tags.find((tag) => tag !== "short") ?? "short";
    return { title: title(patterns.get(named)?.name ?? "", facts), description };
  };
}
