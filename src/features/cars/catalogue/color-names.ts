import { foldTokens } from "#src/core/fold.ts";
import { type Color, COLORS } from "../vocabulary.ts";

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

const folded = (text: string): string => foldTokens(text).join(" ");

let bySpelling: Map<string, Color> | undefined;

export function findColor(text: string): Color | null {
  bySpelling ??= new Map(
    COLORS.flatMap(({ name }) => colorSpellings(name).map((spelling) => [folded(spelling), name])),
  );
  return bySpelling.get(folded(text)) ?? null;
}
