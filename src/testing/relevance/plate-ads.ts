import type { SeededRandom } from "#src/demo/random.ts";
import type { Ad } from "./predicate.ts";

const CODES = [10, 10, 15, 20, 20, 25, 30, 44, 50, 61];
const CITIES = ["Amman", "Amman", "Amman", "Irbid", "Zarqa"];
const TITLES = ["لوحة مميزة", "رقم مميز", "نمرة", "رقم للبيع", "Plate"];
/** Plates that occur in the questions. */
const NAMED = ["10-12345", "10-7777", "20-5555", "44-12321", "30-777", "25-1995", "15-1990"];

/** Generates ads for plates, some plain and some with each pattern that buyers search for. */
export function makePlates(random: SeededRandom, count: number): Ad[] {
  const digits = (count: number) => Array.from({ length: count }, () => random.between(1, 9)).join("");
  const mirrored = (half: string, middle = "") => half + middle + [...half].reverse().join("");
  const shapes: (() => string)[] = [
    ...[1, 2, 3, 4, 5, 5].map((count) => () => digits(count)),
    () => digits(1).repeat(random.between(2, 5)),
    () => `${digits(random.between(1, 3))}00`,
    () => `${digits(2)}000`,
    () => digits(random.between(1, 2)) + digits(1).repeat(3),
    () => digits(2).repeat(2),
    () => mirrored(digits(2)),
    () => mirrored(digits(random.between(1, 2)), digits(1)),
    () => "123456789".slice(random.between(0, 4)).slice(0, random.between(3, 5)),
    () => "987654321".slice(random.between(0, 4)).slice(0, random.between(3, 5)),
    () => String(random.between(1950, 2009)),
    () => `${digits(1)}313`,
  ];
  const plates = new Set(NAMED);
  while (plates.size < count) plates.add(`${random.pick(CODES)}-${random.pick(shapes)()}`);
  return [...plates].map((plate) => {
    const [areaCode, number = ""] = plate.split("-");
    return {
      areaCode: Number(areaCode),
      number,
      price: Math.round((120_000 / 4 ** number.length) * (0.5 + random.next())) + 50,
      location: random.pick(CITIES),
      title: `${random.pick(TITLES)} ${plate}`,
      description: "التواصل واتس اب للجادين فقط.",
    };
  });
}
