import { expect, test } from "bun:test";
import { messagesOf } from "./t.ts";

/** Parameters with users' text, in either script. */
const WRITTEN = ["name", "title", "buyerName", "subject", "word", "text"];
/** Messages whose titles are not from users, or that are not displayed. */
const OWN_WORDS = ["searchDescription", "platesDescription", "detailPhotoAlt"];
const MARK = "\u05d0";
/** Text at the end of a sentence needs no isolation. */
const END = /^[”»"'.,،:!?؟)]*$/;

const parametersOf = (message: (...given: never[]) => unknown): string[] =>
  (/^\(([^)]*)\)/.exec(message.toString())?.[1] ?? "").split(",").map((name) => name.trim());

const isIsolated = (said: string): boolean =>
  said.split(MARK).every((_, i, parts) => {
    if (i === 0) return true;
    const before = parts[i - 1] ?? "";
    return /[\u2066\u2068]$/.test(before) || END.test(parts.slice(i).join(MARK));
  });

test.each(["en", "ar"] as const)(
  "users' text changes no text direction in a sentence (%p): it is isolated or at the end",
  (language) => {
    const wrong: string[] = [];
    let checked = 0;
    for (const [key, message] of Object.entries(messagesOf[language])) {
      const parameters = parametersOf(message);
      for (const written of WRITTEN.filter((name) => parameters.includes(name) && !OWN_WORDS.includes(key))) {
        const given = parameters.map((name) => (name === written ? MARK : 3));
        checked++;
        if (!isIsolated(String((message as (...given: unknown[]) => unknown)(...given)))) wrong.push(key);
      }
    }
    expect(wrong).toEqual([]);
    expect(checked).toBeGreaterThan(30);
  },
);
