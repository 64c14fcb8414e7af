import { messagesOf } from "#src/i18n/t.ts";

interface Translation {
  /** The message that says it. */
  name: string;
  arabic: string;
}

type Say = (...given: unknown[]) => unknown;
const english = Object.entries(messagesOf.en as unknown as Record<string, Say>);
const arabic = messagesOf.ar as unknown as Record<string, Say>;

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);

/** The texts of a message by their place in it: a message may be a table of texts. */
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

/** Messages without arguments, with all their texts. */
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

/** The messages that say a text in English, and what each says in Arabic; none for what people typed. */
export const translations = (text: string): Translation[] => [
  ...plain.filter((message) => message.text === text),
  ...labels(text),
];

/** Whether a text has messages, and all of them say it in Arabic too. */
export const isTranslated = (text: string): boolean => {
  const known = translations(text);
  return known.length > 0 && known.every((message) => isArabic(message.arabic));
};
