import { foldTokens } from "#src/core/fold.ts";

/** Shorter texts are alike by chance. */
const SAME_FROM = 60;

/** A hash of a text's folded words; null for a short one. */
export function textHash(text: string): string | null {
  const words = foldTokens(text).join(" ");
  return words.length < SAME_FROM ? null : new Bun.CryptoHasher("sha256").update(words).digest("base64url");
}
