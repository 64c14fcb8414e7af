const LENGTH = 60;

/**
 * Words of an address: `Citroën C4 2018` is `citroen-c4-2018`. Only Latin letters and digits, because browsers copy others as
 * `%D9%83%D8%A7…`; the number in front finds the listing without them.
 */
export const slugOf = (...words: (string | number)[]): string => {
  const plain = words.join(" ").toLowerCase().normalize("NFKD").replaceAll(/\p{M}/gu, "");
  const kept = plain.match(/[a-z0-9]+/g) ?? [];
  return kept.join("-").slice(0, LENGTH).replace(/-$/, "");
};
