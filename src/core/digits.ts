/** `text` with Arabic-Indic (٠–٩) and Persian (۰–۹) digits as 0–9. */
export const toLatinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
