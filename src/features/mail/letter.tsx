import { renderToStaticMarkup } from "react-dom/server";
import { t } from "#t";

/** What a mail says, in its reader's language; addresses are absolute. */
export interface Letter {
  subject: string;
  paragraphs: string[];
  action?: { label: string; url: string };
  /** Why the reader gets it. */
  reason?: string;
}

/** The letter as a mail program shows it. */
export const letterHtml = (letter: Letter, siteName: string): string =>
  `<!doctype html>${renderToStaticMarkup(<LetterPage letter={letter} siteName={siteName} />)}`;

/** The same words without markup. */
export const letterText = ({ paragraphs, action, reason }: Letter, siteName: string): string =>
  [
    ...paragraphs,
    ...(action ? [`${action.label}: ${action.url}`] : []),
    siteName,
    ...(reason ? [reason] : []),
  ].join("\n\n");

function LetterPage({ letter, siteName }: { letter: Letter; siteName: string }) {
  const { subject, paragraphs, action, reason } = letter;
  return (
    <html lang={t.language()} dir={t.language() === "ar" ? "rtl" : "ltr"}>
      <head>
        <meta charSet="utf-8" />
        <title>{subject}</title>
      </head>
      <body>
        <p>{siteName}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {action && <a href={action.url}>{action.label}</a>}
        {reason && <p>{reason}</p>}
      </body>
    </html>
  );
}
