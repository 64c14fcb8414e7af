const LENGTH = 60;

/**
 * The words of an address: `Citroën C4 2018` becomes `citroen-c4-2018`. Only Latin letters and digits, because browsers
 * copy others as `%D9%83%D8%A7…`; the number before them is enough to find the listing.
 */
export const slugOf = (...words: (string | number)[]): string => {
  const plain = words.join(" ").toLowerCase().normalize("NFKD").replaceAll(/\p{M}/gu, "");
  const kept = plain.match(/[a-z0-9]+/g) ?? [];
  return kept.join("-").slice(0, LENGTH).replace(/-$/, "");
};
