import { messagesOf } from "#src/i18n/t.ts";

interface Translation {
  /** The name of the message. */
  name: string;
  arabic: string;
}

type Say = (...given: unknown[]) => unknown;
const english = Object.entries(messagesOf.en as unknown as Record<string, Say>);
const arabic = messagesOf.ar as unknown as Record<string, Say>;

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);

/** A message's texts by their position in it: a message may be a table of texts. */
function textsIn(said: unknown, at = ""): Map<string, string> {
  if (typeof said === "string") return new Map([[at, said]]);
  if (typeof said !== "object" || said === null) return new Map();
  return new Map(Object.entries(said).flatMap(([key, part]) => [...textsIn(part, `${at}.${key}`)]));
}

function tried(say: Say | undefined, ...given: unknown[]): unknown {
  try {
    return say?.(...given);
  } catch {
    return undefined;
  }
}

/** Messages without parameters, with all their texts. */
const plain = english
  .filter(([, say]) => say.length === 0)
  .flatMap(([name, say]) => {
    const inArabic = textsIn(arabic[name]?.());
    return [...textsIn(say())].map(([at, text]) => ({ name, text, arabic: inArabic.get(at) ?? "" }));
  });

/** Messages that are labels of values: the English text is the value itself, the Arabic text differs. */
const labels = (text: string): Translation[] =>
  [text, text.toLowerCase()].flatMap((value) =>
    english
      .filter(([, say]) => say.length === 1 && tried(say, value) === text)
      .map(([name]) => ({ name, arabic: String(tried(arabic[name], value)) }))
      .filter((label) => isArabic(label.arabic)),
  );

/** The messages with an English text and their Arabic texts; empty for users' texts. */
export const translations = (text: string): Translation[] => [
  ...plain.filter((message) => message.text === text),
  ...labels(text),
];

/** Whether a text is a message, and all such messages have an Arabic text. */
export const isTranslated = (text: string): boolean => {
  const known = translations(text);
  return known.length > 0 && known.every((message) => isArabic(message.arabic));
};
