import { typedDigits } from "#src/core/text.ts";

/** Without I, O and Q: ISO 3779. */
export const VIN = /^[A-HJ-NPR-Z0-9]{17}$/;

export function readVin(text: string): string | null {
  const vin = typedDigits(text)
    .replaceAll(/[\s\-.]/g, "")
    .toUpperCase();
  return VIN.test(vin) ? vin : null;
}

/** Makes by the beginnings of their chassis numbers: https://en.wikibooks.org/wiki/Vehicle_Identification_Numbers_(VIN_codes)/World_Manufacturer_Identifier_(WMI) */
const MAKERS: Record<string, RegExp> = {
  Audi: /^(?:WAU|WA1|TRU)/,
  BMW: /^(?:WBA|WBS|WBY|WBX|5UX|5YM|4US)/,
  BYD: /^(?:LGX|LC0)/,
  Ford: /^(?:1F|2F|3F|WF0)/,
  Honda: /^(?:JHM|JHL|1HG|2HG|5FN|5J6|19X|SHH)/,
  Hyundai: /^(?:KMH|KM8|KMF|5NP|5NM|NLH|TMA)/,
  Kia: /^(?:KNA|KND|KNC|KNE|5XX|5XY|U5Y)/,
  "Land Rover": /^SAL/,
  Lexus: /^(?:JTH|JTJ|2T2|58A)/,
  "Mercedes-Benz": /^(?:WDB|WDC|WDD|WDF|W1K|W1N|W1V|4JG|55S)/,
  Mitsubishi: /^(?:JA3|JA4|JMB|JMY|ML3|MMB|MMT)/,
  Nissan: /^(?:JN1|JN6|JN8|1N4|1N6|3N1|5N1|SJN|VSK)/,
  Peugeot: /^VF3/,
  Tesla: /^(?:5YJ|7SA|LRW|XP7)/,
  Toyota: /^(?:JTD|JTE|JTM|JTN|JTF|JT2|4T1|4T3|2T1|2T3|5TD|5TF|NMT|SB1|AHT|MR0|MHF)/,
  Volkswagen: /^(?:WVW|WVG|WV1|WV2|3VW|1VW)/,
};

/** The letters and digits of the years from 1980, which are used again after 30 years. */
const YEARS = "ABCDEFGHJKLMNPRSTVWXY123456789";
const FIRST_YEAR = 1980;

/** What a chassis number contradicts. Only those of North America and Korea have the year for certain. */
export function doubtAbout(
  vin: string,
  { make, year }: { make: string; year: number },
): "make" | "year" | null {
  const maker = Object.keys(MAKERS).find((name) => MAKERS[name]?.test(vin));
  if (maker && MAKERS[make] && maker !== make) return "make";
  const at = YEARS.indexOf(vin[9] ?? "");
  if (at < 0 || !/^[1-5K]/.test(vin)) return null;
  const isNear = [0, 30].some((cycle) => Math.abs(FIRST_YEAR + cycle + at - year) <= 1);
  return isNear ? null : "year";
}
