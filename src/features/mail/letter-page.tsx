import type { ReactNode } from "react";
import { t } from "#t";
import { colours, darkStyles, FONT, type Style } from "./letter-colours.ts";
import { Action, Facts, List, Quote } from "./letter-parts.tsx";
import type { Letter } from "./letter.tsx";

/** The site by which a letter is signed. */
export interface Site {
  name: string;
  origin: string;
}

/**
 * The letter's HTML. Mail programs know neither style sheets nor variables for sure, and some throw `html` and `body`
 * away: every style stands at its element, and the language and its direction at the outermost box.
 */
export function LetterPage({ letter, site }: { letter: Letter; site: Site }) {
  const {
    subject,
    paragraphs,
    preheader = paragraphs[0],
    quote,
    facts = [],
    lists = [],
    closing,
    action,
  } = letter;
  const isArabic = t.language() === "ar";
  const dir = isArabic ? "rtl" : "ltr";
  const text: Style = {
    margin: "0 0 16px",
    color: colours.ink,
    fontSize: 16,
    lineHeight: isArabic ? "28px" : "25px",
  };
  return (
    <html lang={t.language()} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style dangerouslySetInnerHTML={{ __html: darkStyles }} />
      </head>
      <body className="paper" style={{ margin: 0, padding: 0, background: colours.paper }}>
        <Preheader text={preheader} />
        <table
          {...{ lang: t.language(), dir }}
          {...LAYOUT}
          className="paper"
          style={{ background: colours.paper, fontFamily: FONT }}
        >
          <tbody>
            <tr>
              <td align="center" style={{ padding: "28px 12px 40px" }}>
                <table {...LAYOUT} style={{ maxWidth: 600, textAlign: isArabic ? "right" : "left" }}>
                  <tbody>
                    <Row style={{ padding: "0 8px 16px" }}>
                      <a
                        href={site.origin}
                        className="ink"
                        style={{ color: colours.ink, fontSize: 22, fontWeight: 700, textDecoration: "none" }}
                      >
                        <span style={MARK} />
                        {site.name}
                      </a>
                    </Row>
                    <Row className="surface room" style={CARD}>
                      <h1
                        className="ink"
                        style={{
                          ...text,
                          margin: "0 0 16px",
                          fontSize: 22,
                          lineHeight: "32px",
                          fontWeight: 700,
                        }}
                      >
                        {subject}
                      </h1>
                      {paragraphs.map((paragraph) => (
                        <p key={paragraph} className="ink" style={text}>
                          {paragraph}
                        </p>
                      ))}
                      {quote && <Quote text={quote} style={text} />}
                      {facts.length > 0 && <Facts facts={facts} />}
                      {lists.map((list) => (
                        <List key={list.title} {...list} />
                      ))}
                      {closing && (
                        <p className="soft" style={{ ...text, color: colours["ink-soft"], fontSize: 15 }}>
                          {closing}
                        </p>
                      )}
                      {action && <Action {...action} />}
                    </Row>
                    <Row style={{ padding: "18px 8px 0" }}>
                      <Why {...letter} site={site} />
                    </Row>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

/** A table that only lays out, since Outlook knows nothing else. */
const LAYOUT = { role: "presentation", width: "100%", cellPadding: 0, cellSpacing: 0, border: 0 } as const;

/** The brand's small plate with its band. */
const MARK: Style = {
  display: "inline-block",
  width: 21,
  height: 18,
  marginInlineEnd: 10,
  background: colours.action,
  borderLeft: "9px solid #E2C08B",
  borderRadius: 5,
  verticalAlign: -1,
};

const CARD: Style = {
  padding: "32px 36px 36px",
  background: colours.surface,
  border: `1px solid ${colours.line}`,
  borderRadius: 16,
};

const Row = ({ className, style, children }: { className?: string; style: Style; children: ReactNode }) => (
  <tr>
    <td className={className} style={style}>
      {children}
    </td>
  </tr>
);

/** As much as any mail program shows. */
const PREVIEW = 160;

/** Hidden words for the list of mails; the blanks keep what follows out of it. */
const Preheader = ({ text }: { text: string | undefined }) => (
  <div style={{ display: "none", maxHeight: 0, overflow: "hidden", opacity: 0 }}>
    {[...(text ?? "")].slice(0, PREVIEW).join("")}
    {"\u00A0\u200C".repeat(60)}
  </div>
);

function Why({ reason, stop, site }: Pick<Letter, "reason" | "stop"> & { site: Site }) {
  const style: Style = { margin: "0 0 8px", color: colours["ink-soft"], fontSize: 13, lineHeight: "21px" };
  const link = { className: "soft", style: { color: colours["ink-soft"], textDecoration: "underline" } };
  return (
    <>
      {reason && (
        <p className="soft" style={style}>
          {reason}
        </p>
      )}
      <p className="soft" style={style}>
        {stop && (
          <>
            <a href={stop.url} {...link}>
              {stop.label}
            </a>
            {" · "}
          </>
        )}
        <a href={site.origin} {...link}>
          <bdi dir="ltr">{new URL(site.origin).host}</bdi>
        </a>
      </p>
    </>
  );
}
