import { colours, type Style } from "./letter-colours.ts";
import type { LetterFact, LetterItem } from "./letter.tsx";

/** Somebody else's words, in their own direction, lines as they were written. */
export const Quote = ({ text, style }: { text: string; style: Style }) => (
  <div
    className="sand ink"
    dir="auto"
    style={{
      ...style,
      margin: "0 0 20px",
      padding: "16px 18px",
      background: colours.sand,
      borderRadius: 12,
      whiteSpace: "pre-line",
      overflowWrap: "anywhere",
    }}
  >
    {text}
  </div>
);

export const Facts = ({ facts }: { facts: LetterFact[] }) => (
  <table role="presentation" cellPadding={0} cellSpacing={0} border={0} style={{ margin: "0 0 20px" }}>
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

export const Items = ({ items }: { items: LetterItem[] }) => (
  <table
    role="presentation"
    width="100%"
    cellPadding={0}
    cellSpacing={0}
    border={0}
    style={{ margin: "0 0 24px" }}
  >
    <tbody>
      {items.map(({ title, url, value, note }) => (
        <tr key={url}>
          <td className="line" style={{ padding: "14px 0", borderTop: `1px solid ${colours.line}` }}>
            <a href={url} className="ink" style={{ color: colours.ink, textDecoration: "none" }}>
              <span style={{ display: "block", fontSize: 17, lineHeight: "26px", fontWeight: 700 }}>
                {value}
              </span>
              <span
                className="link"
                style={{
                  display: "block",
                  color: colours.action,
                  fontSize: 16,
                  lineHeight: "25px",
                  fontWeight: 600,
                }}
              >
                <bdi dir="auto">{title}</bdi>
              </span>
            </a>
            <span
              className="soft"
              style={{ display: "block", color: colours["ink-soft"], fontSize: 14, lineHeight: "23px" }}
            >
              {note}
            </span>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** The one thing to do. The cell carries the colour too, for mail programs that give links none. */
export const Action = ({ label, url }: { label: string; url: string }) => (
  <table role="presentation" cellPadding={0} cellSpacing={0} border={0} style={{ marginTop: 8 }}>
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
