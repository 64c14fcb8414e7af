const AMOUNT = String.raw`(\p{Nd}\s*(?:k|[أا]لف|[آا]لاف)?)\s*`;

/** Units that may be typed after a number or thousands, which are their group; a currency also before it. */
export const DINARS = new RegExp(
  String.raw`^\s*(?:jds?|jod)\s*(?=\p{Nd})|${AMOUNT}(?:jds?|jod|dinars?|دنانير|دينار[اً]*(?:\s+[أا]ردني)?|د\.?\s*[أا]\.?)\s*$`,
  "iu",
);
export const KILOMETRES = new RegExp(
  String.raw`${AMOUNT}(?:kms?|kilomet(?:er|re)s?|ك\.?ل?م\.?|كيلو(?:\s*متر[اً]*)?)\s*$`,
  "iu",
);
export const MILES = new RegExp(String.raw`${AMOUNT}(?:mi|miles?|[أا]ميال|ميل[اً]*)\.?\s*$`, "iu");
export const KM_PER_MILE = 1.609344;

export const withoutUnit = (text: string, unit: RegExp): string => text.replace(unit, "$1");
