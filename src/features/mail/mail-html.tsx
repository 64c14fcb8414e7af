import { Fragment } from "react";
import type { ComponentProps, CSSProperties, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { PALETTE } from "#src/ui/tokens.ts";
import { t } from "#t";
import type { MailContent, MailItem, MailLink, MailList, MailSite } from "./schema.ts";

const { light: colours, dark } = PALETTE;
const FONT = "'Readex Pro', 'Segoe UI', Tahoma, Arial, sans-serif";

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

/** Every style is inline, since some mail programs ignore style sheets. */
const ink = (style: CSSProperties) => ({ className: "ink", style: { color: colours.ink, ...style } });
const soft = (style: CSSProperties) => ({
  className: "soft",
  style: { color: colours["ink-soft"], ...style },
});
const font = (fontSize: number, height: number, fontWeight?: number): CSSProperties => ({
  fontSize,
  lineHeight: `${height}px`,
  fontWeight,
});

/** Outlook lays out with tables only. */
const Table = ({ children, ...table }: ComponentProps<"table">) => (
  <table {...table} role="presentation" cellPadding={0} cellSpacing={0} border={0}>
    <tbody>{children}</tbody>
  </table>
);

const Row = (cell: ComponentProps<"td">) => (
  <tr>
    <td {...cell} />
  </tr>
);

export const mailHtml = (content: MailContent, site: MailSite): string =>
  `<!doctype html>${renderToStaticMarkup(<MailPage content={content} site={site} />)}`;

function MailPage({ content, site }: { content: MailContent; site: MailSite }) {
  const { subject, paragraphs, preheader = paragraphs[0] ?? "" } = content;
  const isArabic = t.language() === "ar";
  // On the outermost table too, since some mail programs drop `html` and `body`.
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
          {/* Blanks keep the rest of the mail out of the preview. */}
          {"\u00A0\u200C".repeat(60)}
        </div>
        <Table {...language} width="100%" className="paper" style={{ ...PAPER, fontFamily: FONT }}>
          <Row align="center" style={{ padding: "28px 12px 40px" }}>
            <Table width="100%" style={{ maxWidth: 600, textAlign: isArabic ? "right" : "left" }}>
              <Row style={{ padding: "0 8px 16px" }}>
                <a href={site.origin} {...ink({ fontSize: 22, fontWeight: 700, textDecoration: "none" })}>
                  <span style={MARK} />
                  {site.name}
                </a>
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
        <List key={list.title} {...list} />
      ))}
      {closing && <p {...soft({ ...text, fontSize: 15, marginTop: 24 })}>{closing}</p>}
      {action && <Action {...action} />}
    </>
  );
}

const List = ({ title, items, more }: MailList) => (
  <>
    <h2 {...ink({ margin: "28px 0 10px", ...font(17, 28, 700) })}>{title}</h2>
    <Table width="100%">
      {items.map((item) => (
        <Item key={item.url} {...item} />
      ))}
    </Table>
    <Action {...more} />
  </>
);

function Item({ title, url, value, note, why, picture, plate }: MailItem) {
  const cell = { padding: "13px 0", borderTop: `1px solid ${colours.line}`, verticalAlign: "top" };
  const link = { display: "block", color: colours.action, textDecoration: "none", ...font(16, 26, 600) };
  // Beside a picture there is no room for a column of its own on a phone.
  const isStacked = why !== undefined;
  const price = ink({ ...cell, width: "1%", textAlign: "end", whiteSpace: "nowrap", ...font(16, 26, 700) });
  return (
    <tr>
      {picture && (
        <td className="line" width={120} style={{ ...cell, paddingInlineEnd: 14 }}>
          <a href={url}>
            <img src={picture} alt="" width={120} height={90} style={PICTURE} />
          </a>
        </td>
      )}
      <td className="line" colSpan={(picture ? 1 : 2) + (isStacked ? 2 : 0)} style={cell}>
        {plate && (
          <a href={url} dir="ltr" style={PLATE}>
            {plate}
          </a>
        )}
        {isStacked && <span {...ink({ display: "block", ...font(19, 26, 700) })}>{value}</span>}
        <a href={url} className="link" style={link}>
          <bdi dir="auto">{title}</bdi>
        </a>
        <span {...soft({ display: "block", ...font(14, 23) })}>{note}</span>
        {why && <span {...ink({ display: "block", ...font(14, 23) })}>{why}</span>}
      </td>
      {!isStacked && <td className="line" width={16} style={cell} />}
      {!isStacked && (
        <td {...price} className="line ink">
          {value}
        </td>
      )}
    </tr>
  );
}

const PICTURE: CSSProperties = { display: "block", borderRadius: 10, objectFit: "cover" };
const PLATE: CSSProperties = {
  display: "inline-block",
  margin: "0 0 8px",
  padding: "2px 16px",
  background: "#FFFFFF",
  border: "2px solid #1B1A17",
  borderRadius: 7,
  color: "#1B1A17",
  textDecoration: "none",
  ...font(22, 32, 700),
};
const BUTTON: CSSProperties = {
  display: "inline-block",
  padding: "13px 26px",
  color: colours["action-ink"],
  borderRadius: 12,
  textDecoration: "none",
  ...font(16, 24, 600),
};

/** The cell has the colour too, since some mail programs do not colour links. */
const Action = ({ label, url }: MailLink) => (
  <Table style={{ marginTop: 18 }}>
    <Row className="button" align="center" style={{ background: colours.action, borderRadius: 12 }}>
      <a href={url} style={BUTTON}>
        {label}
      </a>
    </Row>
  </Table>
);

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
