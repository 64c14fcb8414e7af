import { foldTokens } from "#src/core/fold.ts";
import { webAddressIn } from "#src/core/web-address.ts";
import type { MessageJson } from "../shapes.ts";
import lines from "./warnings.txt" with { type: "text" };

type Warning = NonNullable<MessageJson["warning"]>;

/** A phrase by its folded words. */
const PHRASES = lines.split("\n").flatMap((line) => {
  const [, kind, phrases = ""] = /^(\w+): (.+)$/.exec(line) ?? [];
  return kind ? phrases.split(",").map((phrase) => ({ kind: kind as Warning, words: spaced(phrase) })) : [];
});

const PREFIX = /^(?:و|ف)?(?:ال|بال|لل|ب|ل)?(?=.{3})/;

function spaced(text: string): string {
  return ` ${foldTokens(text).join(" ")} `;
}

/** What a message may be after; null for nothing known. */
export function warningIn(text: string): Warning | null {
  const words = foldTokens(text);
  const said = ` ${words.join(" ")} ${words.map((word) => word.replace(PREFIX, "")).join(" ")} `;
  const found = PHRASES.find((phrase) => said.includes(phrase.words));
  return found?.kind ?? (webAddressIn(text) ? "link" : null);
}
