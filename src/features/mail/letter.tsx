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
  items?: LetterItem[];
  action?: { label: string; url: string };
  /** Why the reader gets it. */
  reason?: string;
  /** Where such mails are switched off. */
  stop?: { label: string; url: string };
}

export interface LetterFact {
  label: string;
  value: string;
}

/** A thing to look at, such as a listing. */
export interface LetterItem {
  title: string;
  url: string;
  /** Such as its price. */
  value: string;
  note: string;
}

/** The letter as a mail program shows it. */
export const letterHtml = (letter: Letter, site: Site): string =>
  `<!doctype html>${renderToStaticMarkup(<LetterPage letter={letter} site={site} />)}`;

/** The same words without markup. */
export function letterText(letter: Letter, site: Site): string {
  const { paragraphs, quote, facts = [], items = [], action, reason, stop } = letter;
  const blocks = [
    ...paragraphs,
    quote?.replaceAll(/^/gm, "> "),
    facts.map(({ label, value }) => `${label}: ${value}`).join("\n"),
    ...items.map(({ title, url, value, note }) => `${title}\n${value} · ${note}\n${url}`),
    action && `${action.label}:\n${action.url}`,
    `${site.name}\n${site.origin}`,
    reason,
    stop && `${stop.label}: ${stop.url}`,
  ];
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}
