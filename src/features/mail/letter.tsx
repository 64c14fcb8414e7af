import { renderToStaticMarkup } from "react-dom/server";
import { LetterPage, type Site } from "./letter-page.tsx";

/** What a mail says, in its reader's language; addresses are absolute. What people wrote may stand anywhere: it is escaped. */
export interface Letter {
  subject: string;
  /** What mail programs show behind the subject; the first paragraph where it is missing. */
  preheader?: string;
  paragraphs: string[];
  /** Somebody else's words, line breaks kept. */
  quote?: string;
  /** Small facts, such as a phone number. */
  facts?: LetterFact[];
  lists?: LetterList[];
  /** A last word before the button. */
  closing?: string;
  action?: LetterLink;
  /** Why the reader gets it. */
  reason?: string;
  /** Where such mails are switched off. */
  stop?: LetterLink;
}

export interface LetterFact {
  label: string;
  value: string;
}

/** Things to look at, and where there are more. */
export interface LetterList {
  title: string;
  items: LetterItem[];
  more: LetterLink;
}

/** Such as a listing. */
export interface LetterItem {
  title: string;
  url: string;
  /** Such as its price. */
  value: string;
  note: string;
  /** Drawn as a number plate: "10-12345". */
  plate?: string;
}

export interface LetterLink {
  label: string;
  url: string;
}

/** The letter as a mail program shows it. */
export const letterHtml = (letter: Letter, site: Site): string =>
  `<!doctype html>${renderToStaticMarkup(<LetterPage letter={letter} site={site} />)}`;

/** The same words without markup. */
export function letterText(letter: Letter, site: Site): string {
  const { paragraphs, quote, facts = [], lists = [], closing, action, reason, stop } = letter;
  const blocks = [
    ...paragraphs,
    quote?.replaceAll(/^/gm, "> "),
    facts.map(({ label, value }) => `${label}: ${value}`).join("\n"),
    ...lists.flatMap(({ title, items, more }) => [title, ...items.map(itemText), linkText(more)]),
    closing,
    action && linkText(action),
    `${site.name}\n${site.origin}`,
    reason,
    stop && `${stop.label}: ${stop.url}`,
  ];
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}

const linkText = ({ label, url }: LetterLink) => `${label}:\n${url}`;

const itemText = ({ title, url, value, note, plate }: LetterItem) =>
  [plate, title, `${value} · ${note}`, url].filter(Boolean).join("\n");
