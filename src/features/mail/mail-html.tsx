import { type CSSProperties, Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { PALETTE } from "#src/ui/tokens.ts";
import { t } from "#t";
import { Action, List, Row, Table, colours, font, ink, soft } from "./mail-list.tsx";
import type { MailContent, MailItem, MailLink, MailSite } from "./schema.ts";

const { dark } = PALETTE;
const FONT = "'Readex Pro', 'Segoe UI', Tahoma, Arial, sans-serif";

/** Overrides the light colors in mail programs that support media queries. */
const DARK_STYLES = `
@media (max-width: 480px) { .room { padding: 24px 20px 28px !important } }
@media (prefers-color-scheme: dark) {
  .paper { background: ${dark.paper} !important }
  .surface { background: ${dark.surface} !important; border-color: ${dark.line} !important }
  .sand { background: ${dark.sand} !important }
  .line { border-color: ${dark.line} !important }
  .ink { color: ${dark.ink} !important }
  .soft { color: ${dark["ink-soft"]} !important }
  .link { color: ${dark.action} !important }
  .good { background: ${dark["good-tint"]} !important; color: ${dark.good} !important }
  .fair { background: ${dark.sand} !important; color: ${dark["ink-soft"]} !important }
  .high { background: ${dark["amber-tint"]} !important; color: ${dark.amber} !important }
  .cheaper { color: ${dark.rose} !important }
  .button { background: ${dark.action} !important }
  .button a { color: ${dark["action-ink"]} !important }
}`;

export const mailHtml = (content: MailContent, site: MailSite): string =>
  `<!doctype html>${renderToStaticMarkup(<MailPage content={content} site={site} />)}`;

function MailPage({ content, site }: { content: MailContent; site: MailSite }) {
  const { subject, paragraphs, preheader = paragraphs[0] ?? "" } = content;
  const isArabic = t.language() === "ar";
  // On the outermost table too, because some mail programs remove `html` and `body`.
  const language = { lang: t.language(), dir: isArabic ? "rtl" : "ltr" };
  return (
    <html lang={language.lang} dir={language.dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style dangerouslySetInnerHTML={{ __html: DARK_STYLES }} />
      </head>
      <body className="paper" style={{ margin: 0, padding: 0, ...PAPER }}>
        <div style={{ display: "none", maxHeight: 0, overflow: "hidden", opacity: 0 }}>
          {[...preheader].slice(0, 160).join("")}
          {/* Blanks keep the rest of the email out of the preview. */}
          {"\u00A0\u200C".repeat(60)}
        </div>
        <Table {...language} width="100%" className="paper" style={{ ...PAPER, fontFamily: FONT }}>
          <Row align="center" style={{ padding: "28px 12px 40px" }}>
            <Table width="100%" style={{ maxWidth: 600, textAlign: isArabic ? "right" : "left" }}>
              <Row style={{ padding: "0 8px 16px" }}>
                <Top {...content} site={site} />
              </Row>
              <Row className="surface room" style={CARD}>
                <Body {...content} />
              </Row>
              <Row style={{ padding: "18px 8px 0" }}>
                <Footer {...content} site={site} />
              </Row>
            </Table>
          </Row>
        </Table>
      </body>
    </html>
  );
}

const Top = ({ date, site }: { date?: string; site: MailSite }) => (
  <Table width="100%">
    <tr>
      <td>
        <a href={site.origin} {...ink({ fontSize: 22, fontWeight: 700, textDecoration: "none" })}>
          <span style={MARK} />
          {site.name}
        </a>
      </td>
      {date && <td {...soft({ textAlign: "end", ...font(14, 23) })}>{date}</td>}
    </tr>
  </Table>
);

const PAPER = { background: colours.paper };
const MARK: CSSProperties = {
  display: "inline-block",
  width: 21,
  height: 18,
  marginInlineEnd: 10,
  background: colours.action,
  borderLeft: "9px solid #E2C08B",
  borderRadius: 5,
  verticalAlign: -1,
};
const CARD: CSSProperties = {
  padding: "32px 36px 36px",
  background: colours.surface,
  border: `1px solid ${colours.line}`,
  borderRadius: 16,
};
const QUOTE: CSSProperties = {
  margin: "0 0 20px",
  padding: "16px 18px",
  background: colours.sand,
  borderRadius: 12,
  whiteSpace: "pre-line",
  unicodeBidi: "plaintext",
  overflowWrap: "anywhere",
};

function Body({ subject, paragraphs, quote, facts = [], lists = [], closing, action }: MailContent) {
  const text = { margin: "0 0 16px", ...font(16, t.language() === "ar" ? 28 : 25) };
  return (
    <>
      <h1 {...ink({ ...text, ...font(22, 32, 700) })}>{subject}</h1>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} {...ink(text)}>
          {paragraph}
        </p>
      ))}
      {quote && (
        <div dir="auto" {...ink({ ...text, ...QUOTE })} className="sand ink">
          {quote}
        </div>
      )}
      {facts.length > 0 && (
        <Table style={{ margin: "0 0 8px" }}>
          {facts.map(({ label, value }) => (
            <tr key={label} style={{ verticalAlign: "top", ...font(15, 26) }}>
              <td {...soft({ whiteSpace: "nowrap" })}>{label}</td>
              <td width={16} />
              <td {...ink({ fontWeight: 600, overflowWrap: "anywhere" })}>
                <bdi dir="auto">{value}</bdi>
              </td>
            </tr>
          ))}
        </Table>
      )}
      {lists.map((list) => (
        <List key={list.more.url} {...list} />
      ))}
      {closing && <p {...soft({ ...text, fontSize: 15, marginTop: 24 })}>{closing}</p>}
      {action && <Action {...action} />}
    </>
  );
}

type FooterProps = Pick<MailContent, "reason" | "stop" | "alsoStop"> & { site: MailSite };

function Footer({ reason, stop, alsoStop = [], site }: FooterProps) {
  const line = soft({ margin: "0 0 8px", ...font(13, 21) });
  const link = (href: string, label: ReactNode) => (
    <a href={href} {...soft({ textDecoration: "underline" })}>
      {label}
    </a>
  );
  return (
    <>
      {reason && <p {...line}>{reason}</p>}
      <p {...line}>
        {[stop, ...alsoStop]
          .filter((each) => each !== undefined)
          .map(({ url, label }) => (
            <Fragment key={url}>
              {link(url, label)}
              {" · "}
            </Fragment>
          ))}
        {link(site.origin, <bdi dir="ltr">{new URL(site.origin).host}</bdi>)}
      </p>
    </>
  );
}

export function mailText(content: MailContent, site: MailSite): string {
  const { paragraphs, quote, facts = [], lists = [], closing, action, reason, stop, alsoStop = [] } = content;
  const blocks = [
    ...paragraphs,
    quote?.replaceAll(/^/gm, "> "),
    // Isolated, because Arabic text would reverse the groups of a phone number.
    facts.map(({ label, value }) => `${label}: \u2068${value}\u2069`).join("\n"),
    ...lists.flatMap(({ title, items, more }) => [title, ...items.map(itemText), linkText(more)]),
    closing,
    action && linkText(action),
    `${site.name}\n${site.origin}`,
    reason,
    [stop, ...alsoStop]
      .filter((link) => link !== undefined)
      .map(({ label, url }) => `${label}: ${url}`)
      .join("\n"),
  ];
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}

const linkText = ({ label, url }: MailLink) => `${label}:\n${url}`;

const itemText = ({ title, url, value, note, why, plate, badge }: MailItem) =>
  [plate, title, [value, badge?.label, note].filter(Boolean).join(" · "), why, url]
    .filter(Boolean)
    .join("\n");
