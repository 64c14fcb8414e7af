import type { Token } from "./tokens.ts";

/** Arabic words with an object or an owner at their end: `فيها`, `عندي`. */
const OF_IT = "(?:ي|ها?|و|هم|هن|نا)";
const HAVING = `في${OF_IT}?|(?:علي|معا?|عند|بد|ود)${OF_IT}|بديها`;
/** Verbs that buyers negate with `ش` alone. */
const PLAIN_VERBS =
  "(?:ب|بن|بت|بي|ت|ي|ا|ن)(?:حب|قدر|دفع|شتري|اخ[ذد]|لزم|ريد|فضل|طيق|ركب|سوق|قبل|فكر|جيبو?|بعتو?|عرضو?|طلعو?|كون|زيد|نفع|زبط|صير|مشي|نزل|هم|فرق|دور|رضي)";
const WITH_OBJECT = String.raw`[بتين]\p{sc=Arabic}{2,}(?:[نل]ي|[نل]نا|ها?|هم|هن|ول[يه])`;
/** The negation around a word: `مفيهاش`, `بديش`, `تجيبليش`. */
const AROUND = new RegExp(
  String.raw`^(?<and>و?)(?<not>ما?(?=[بتيفعلن]))?(?<stem>${HAVING}|${PLAIN_VERBS}|${WITH_OBJECT}|(?<=م|ما)ل${OF_IT})ش$`,
  "u",
);
/** After a negation: `ما يطلعش`. */
const NEGATED = /^(?<stem>[بتي]\p{sc=Arabic}{2,}|ال(?:ها?|و|هم))ش$/u;
/** `is not` in one word: `مهيش`, `مانيش`, in the Gulf `ماهوب`. */
const IS_NOT = /^(و?)(?:(?:ما?|مي)(?:ه[يو]?(?:ا|ه)?|ا?ني|هم)ش|ما?(?:ه|ا?ن)?[يو]*[يو]ب)$/u;
/** The negation before a word, without a space: `مابتعجبني`, `لاتجيبولي`. */
const BEFORE = new RegExp(
  String.raw`^(?<and>و?)(?:(?<ma>ما)(?=(?:${HAVING}|ل${OF_IT}|[بن]ب?ي(?:ها?|هم)?|ب[تين]?\p{sc=Arabic}{2,}|[تي]كونو?|ت\p{sc=Arabic}{2,}[لن]ي)$)|(?<la>لا)(?=ت\p{sc=Arabic}{2,}(?:[لن]ي|ها|هم|وا?)$|[تي]كونو?$))(?<stem>\p{sc=Arabic}+)$`,
  "u",
);
/** `المش مجمركة` is `اللي مش مجمركة`. */
const WITH_ARTICLE = /^(و?)ال(مش|مو|مب|موش)$/u;
const LATIN_AROUND =
  /^(?:ma?)?(?<stem>b(?:a|e|i)?dd?(?:i|e|ee|y|na|ha)|f(?:i|ee|e)h?(?:a|o)?|(?:3|a)l(?:e|ai|ei|ay)h(?:a|o)|m3a?h(?:a|o)|ba?[^ty]?[a-z\d]+(?:ha|ni|li)|b?t[a-z\d]+(?:ni|li))(?:e|i)?sh$/;
const NOTS = new Set(["ما", "وما", "لا", "ولا", "مش", "لم", "ma", "la", "wala"]);

/** Splits negations that are part of a word, which have many forms, into two words: `بديش` is `ما بدي`. */
export const splitNegations = (tokens: Token[], isKnown: (word: string) => boolean): Token[] =>
  tokens.flatMap((token, at) => {
    const { text, start } = token;
    if (token.number !== null || text.length < 3 || isKnown(text)) return [token];
    const [, and, negation] = WITH_ARTICLE.exec(text) ?? [];
    if (negation)
      return [
        { text: `${and}اللي`, start, end: start, number: null },
        { ...token, text: negation },
      ];
    const isNot = IS_NOT.exec(text);
    if (isNot) return [{ ...token, text: `${isNot[1]}مش` }];
    const isAfterNot = NOTS.has(tokens[at - 1]?.text ?? "") && !tokens[at - 1]?.isLast;
    const { groups: around } =
      (isAfterNot && NEGATED.exec(text)) || AROUND.exec(text) || LATIN_AROUND.exec(text) || {};
    const { groups: before } = around || text === "مابين" ? {} : (BEFORE.exec(text) ?? {});
    const { and: joined = "", stem, la } = around ?? before ?? {};
    if (!stem) return [token];
    const word = { ...token, text: /^b[aei]?dd?(?!ha)/.test(stem) ? "bdi" : stem };
    if (around && isAfterNot) return [word];
    const not = /^[a-z]/.test(stem) ? "ma" : `${joined}${la ?? "ما"}`;
    return [{ text: not, start, end: start, number: null }, word];
  });
