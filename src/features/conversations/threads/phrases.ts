import { foldTokens } from "#src/core/fold.ts";
import { webAddressIn } from "#src/core/web-address.ts";
import type { MessageJson } from "../shapes.ts";
import lines from "./phrases.txt" with { type: "text" };

type Warning = NonNullable<MessageJson["warning"]>;

const spaced = (words: string[]): string => ` ${words.join(" ")} `;

const PHRASES = lines.split("\n").flatMap((line) => {
  const [, kind, phrases = ""] = /^(\w+): (.+)$/.exec(line) ?? [];
  return kind ? phrases.split(",").map((phrase) => ({ kind, words: spaced(foldTokens(phrase)) })) : [];
});

const PREFIX = /^[وف]?(?:ال|بال|لل|[بل])?(?=.{3})/;

function kindsIn(text: string): Set<string> {
  const words = foldTokens(text);
  const said = spaced(words) + spaced(words.map((word) => word.replace(PREFIX, "")));
  return new Set(PHRASES.filter((phrase) => said.includes(phrase.words)).map(({ kind }) => kind));
}

/** What a message may be after; null for nothing known. */
export function warningIn(text: string): Warning | null {
  const kinds = kindsIn(text);
  const found = (["deposit", "code", "account"] as const).find((kind) => kinds.has(kind));
  return found ?? (webAddressIn(text) ? "link" : null);
}

/** Whether a buyer asks if it is still for sale. */
export const asksAvailability = (text: string): boolean => kindsIn(text).has("available");
