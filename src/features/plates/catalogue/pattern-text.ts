import { latinPattern } from "./patterns.ts";

const MAX_CODE_DIGITS = 2;
export const MAX_CELLS = 5;
export const MAX_PATTERN = 12;

const bounded = (text: string, digits: number): string => {
  let left = digits;
  return [...text].filter((character) => character === "*" || left-- > 0).join("");
};

/** A typed pattern with Latin digits, `?`, `*`, letters for equal digits and at most one dash, after the code. */
export function cleanPattern(text: string): string {
  const typed = latinPattern(text.slice(0, 60))
    .replaceAll(/[^\d?*A-E-]/g, "")
    .replaceAll(/\*+/g, "*");
  const dash = typed.indexOf("-");
  const code = dash < 0 ? null : typed.slice(0, dash);
  const number = bounded(typed.slice(dash + 1).replaceAll("-", ""), MAX_CELLS);
  const pattern = code === null ? number : `${bounded(code, MAX_CODE_DIGITS)}-${number}`;
  return pattern.slice(0, MAX_PATTERN);
}

export function patternSides(pattern: string): { code: string | null; number: string } {
  const dash = pattern.indexOf("-");
  return dash < 0
    ? { code: null, number: pattern }
    : { code: pattern.slice(0, dash), number: pattern.slice(dash + 1) };
}

/** The number of digits in a clean pattern; null if any length matches. */
export function patternDigits(pattern: string): number | null {
  const { number } = patternSides(pattern);
  return number === "" || number.includes("*") ? null : number.length;
}

export function withDigits(pattern: string, digits: number | null): string {
  const { code, number } = patternSides(pattern);
  const resized = digits === null ? opened(number) : filled(number, digits);
  return code === null ? resized : `${code}-${resized || "*"}`;
}

const opened = (number: string): string =>
  number.includes("*") ? number : /^\?*$/.test(number) ? "" : `*${number.replaceAll(/^\?+|\?+$/g, "")}*`;

function filled(number: string, digits: number): string {
  const known = number.replaceAll("*", "");
  const missing = "?".repeat(Math.max(0, digits - known.length));
  const star = number.indexOf("*");
  const at = star < 0 ? known.length : star;
  return (known.slice(0, at) + missing + known.slice(at)).slice(0, digits);
}
