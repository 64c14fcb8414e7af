import { foldTokens } from "#src/core/fold.ts";
import { type Color, COLORS } from "./vocabulary.ts";

const SPELLINGS: Record<Color, string> = {
  White: "أبيض,بيضاء,بيضا,لؤلؤي,pearl",
  Black: "أسود,سوداء,سودا",
  Silver: "فضي,فضية,سلفر,سيلفر",
  Grey: "رمادي,رمادية,رصاصي,سكني,فيراني,gray",
  Blue: "أزرق,زرقاء,زرقا",
  Navy: "كحلي,كحلية,navy blue,dark blue,أزرق غامق",
  Red: "أحمر,حمراء,حمرا",
  Green: "أخضر,خضراء,خضرا,زيتي",
  Beige: "بيج,سكري",
  Brown: "بني,بنية,قهوائي,برونزي,bronze",
  Gold: "ذهبي,ذهبية,golden,شمبانيا,champagne",
  Orange: "برتقالي,برتقالية",
  Yellow: "أصفر,صفراء,صفرا",
  Burgundy: "خمري,خمرية,عنابي,نبيتي,maroon,wine",
  Purple: "بنفسجي,بنفسجية,موف,violet",
};

export const colorSpellings = (name: Color): string[] => [name, ...SPELLINGS[name].split(",")];

export function findColor(text: string): Color | null {
  const wanted = foldTokens(text).join(" ");
  const found = COLORS.find(({ name }) =>
    colorSpellings(name).some((spelling) => foldTokens(spelling).join(" ") === wanted),
  );
  return found?.name ?? null;
}
