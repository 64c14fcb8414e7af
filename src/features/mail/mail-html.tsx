import type { CSSProperties, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { PALETTE } from "#src/ui/tokens.ts";
import { t } from "#t";
import type { MailContent, MailItem, MailLink, MailList, MailSite } from "./schema.ts";

const { light: colours, dark } = PALETTE;
const FONT = "'Readex Pro', 'Segoe UI', Tahoma, Arial, sans-serif";
const PREVIEW_CHARACTERS = 160;

/** Mails use the light colours; mail programs that know media queries get these on top. */
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
  .button { background: ${dark.action} !important }
  .button a { color: ${dark["action-ink"]} !important }
}`;

export const mailHtml = (content: MailContent, site: MailSite): string =>
  `<!doctype html>${renderToStaticMarkup(<MailPage content={content} site={site} />)}`;

/**
 * Some mail programs ignore style sheets and variables, and some drop `html` and `body`: every style is inline, and the
 * outermost table has the language and its direction.
 */
function MailPage({ content, site }: { content: MailContent; site: MailSite }) {
  const { subject, paragraphs, preheader = paragraphs[0], quote, facts = [], lists = [] } = content;
  const { closing, action } = content;
  const isArabic = t.language() === "ar";
  const language = { lang: t.language(), dir: isArabic ? "rtl" : "ltr" };
  const text: CSSProperties = {
    margin: "0 0 16px",
    color: colours.ink,
    fontSize: 16,
    lineHeight: isArabic ? "28px" : "25px",
  };
  return (
    <html lang={t.language()} dir={language.dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style dangerouslySetInnerHTML={{ __html: DARK_STYLES }} />
      </head>
      <body className="paper" style={{ margin: 0, padding: 0, background: colours.paper }}>
        <div style={{ display: "none", maxHeight: 0, overflow: "hidden", opacity: 0 }}>
          {[...(preheader ?? "")].slice(0, PREVIEW_CHARACTERS).join("")}
          {/* Blanks keep the rest of the mail out of the preview. */}
          {"\u00A0\u200C".repeat(60)}
        </div>
        <table
          {...language}
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
                        style={{ ...text, fontSize: 22, lineHeight: "32px", fontWeight: 700 }}
                      >
                        {subject}
                      </h1>
                      {paragraphs.map((paragraph) => (
                        <p key={paragraph} className="ink" style={text}>
                          {paragraph}
                        </p>
                      ))}
                      {quote && (
                        <div className="sand ink" dir="auto" style={{ ...text, ...QUOTE }}>
                          {quote}
                        </div>
                      )}
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
                      <Footer {...content} site={site} />
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

/** The attributes of tables that lay out the mail, since Outlook knows nothing else. */
const TABLE = { role: "presentation", cellPadding: 0, cellSpacing: 0, border: 0 } as const;
const LAYOUT = { role: "presentation", width: "100%", cellPadding: 0, cellSpacing: 0, border: 0 } as const;

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

const Row = ({
  className,
  style,
  children,
}: {
  className?: string;
  style: CSSProperties;
  children: ReactNode;
}) => (
  <tr>
    <td className={className} style={style}>
      {children}
    </td>
  </tr>
);

const QUOTE: CSSProperties = {
  margin: "0 0 20px",
  padding: "16px 18px",
  background: colours.sand,
  borderRadius: 12,
  whiteSpace: "pre-line",
  unicodeBidi: "plaintext",
  overflowWrap: "anywhere",
};

function Footer({ reason, stop, site }: Pick<MailContent, "reason" | "stop"> & { site: MailSite }) {
  const style: CSSProperties = {
    margin: "0 0 8px",
    color: colours["ink-soft"],
    fontSize: 13,
    lineHeight: "21px",
  };
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

const Facts = ({ facts }: Required<Pick<MailContent, "facts">>) => (
  <table {...TABLE} style={{ margin: "0 0 8px" }}>
    <tbody>
      {facts.map(({ label, value }) => (
        <tr key={label} style={{ verticalAlign: "top", fontSize: 15, lineHeight: "26px" }}>
          <td className="soft" style={{ color: colours["ink-soft"], whiteSpace: "nowrap" }}>
            {label}
          </td>
          <td width={16} />
          <td className="ink" style={{ color: colours.ink, fontWeight: 600, overflowWrap: "anywhere" }}>
            <bdi dir="auto">{value}</bdi>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const List = ({ title, items, more }: MailList) => (
  <>
    <h2
      className="ink"
      style={{ margin: "28px 0 10px", color: colours.ink, fontSize: 17, lineHeight: "28px", fontWeight: 700 }}
    >
      {title}
    </h2>
    <table {...LAYOUT}>
      <tbody>
        {items.map((item) => (
          <Item key={item.url} {...item} />
        ))}
      </tbody>
    </table>
    <Action {...more} />
  </>
);

const Item = ({ title, url, value, note, plate }: MailItem) => {
  const cell: CSSProperties = {
    padding: "13px 0",
    borderTop: `1px solid ${colours.line}`,
    verticalAlign: "top",
  };
  return (
    <tr>
      <td className="line" style={cell}>
        {plate && <Plate name={plate} url={url} />}
        <a
          href={url}
          className="link"
          style={{
            display: "block",
            color: colours.action,
            fontSize: 16,
            lineHeight: "26px",
            fontWeight: 600,
            textDecoration: "none",
          }}
        >
          <bdi dir="auto">{title}</bdi>
        </a>
        <span
          className="soft"
          style={{ display: "block", color: colours["ink-soft"], fontSize: 14, lineHeight: "23px" }}
        >
          {note}
        </span>
      </td>
      <td className="line" width={16} style={cell} />
      <td
        className="line ink"
        style={{
          ...cell,
          width: "1%",
          color: colours.ink,
          fontSize: 16,
          lineHeight: "26px",
          fontWeight: 700,
          textAlign: "end",
          whiteSpace: "nowrap",
        }}
      >
        {value}
      </td>
    </tr>
  );
};

const Plate = ({ name, url }: { name: string; url: string }) => (
  <a
    href={url}
    dir="ltr"
    style={{
      display: "inline-block",
      margin: "0 0 8px",
      padding: "2px 16px",
      background: "#FFFFFF",
      border: "2px solid #1B1A17",
      borderRadius: 7,
      color: "#1B1A17",
      fontSize: 22,
      lineHeight: "32px",
      fontWeight: 700,
      textDecoration: "none",
    }}
  >
    {name}
  </a>
);

/** The button. The cell has the colour too, since some mail programs do not colour links. */
const Action = ({ label, url }: MailLink) => (
  <table {...TABLE} style={{ marginTop: 18 }}>
    <tbody>
      <tr>
        <td className="button" align="center" style={{ background: colours.action, borderRadius: 12 }}>
          <a
            href={url}
            style={{
              display: "inline-block",
              padding: "13px 26px",
              color: colours["action-ink"],
              fontSize: 16,
              lineHeight: "24px",
              fontWeight: 600,
              borderRadius: 12,
              textDecoration: "none",
            }}
          >
            {label}
          </a>
        </td>
      </tr>
    </tbody>
  </table>
);
