/** The specification's area codes; plates may have others. */
const CITY_CODES: [city: string, codes: number[]][] = [
  ["Amman", [10, 11, 12, 13, 14]],
  ["Zarqa", [15, 16]],
  ["Irbid", [17, 18]],
  ["Mafraq", [19]],
  ["Balqa", [20]],
  ["Madaba", [21]],
  ["Karak", [22]],
  ["Tafilah", [23]],
  ["Ma'an", [24]],
  ["Aqaba", [25]],
  ["Jerash", [26]],
  ["Ajloun", [27]],
];

export const AREA_CODES: number[] = CITY_CODES.flatMap(([, codes]) => codes);

export const cityOfCode = (code: string | number): string | null =>
  CITY_CODES.find(([, codes]) => codes.includes(Number(code)))?.[0] ?? null;

export const plateName = ({ areaCode, plateNumber }: Record<"areaCode" | "plateNumber", string | number>) =>
  `${areaCode}-${plateNumber}`;
