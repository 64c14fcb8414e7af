const LENGTH = 60;

/** `Citroën C4 2018` becomes `citroen-c4-2018`: Latin only, because browsers copy others as `%D9%83…`. */
export const slugOf = (...words: (string | number)[]): string => {
  const plain = words.join(" ").toLowerCase().normalize("NFKD").replaceAll(/\p{M}/gu, "");
  const kept = plain.match(/[a-z0-9]+/g) ?? [];
  return kept.join("-").slice(0, LENGTH).replace(/-$/, "");
};
