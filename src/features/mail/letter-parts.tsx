import { colours, type Style } from "./letter-colours.ts";
import type { LetterFact, LetterItem, LetterLink, LetterList } from "./letter.tsx";

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
      unicodeBidi: "plaintext",
      overflowWrap: "anywhere",
    }}
  >
    {text}
  </div>
);

export const Facts = ({ facts }: { facts: LetterFact[] }) => (
  <table role="presentation" cellPadding={0} cellSpacing={0} border={0} style={{ margin: "0 0 8px" }}>
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

export const List = ({ title, items, more }: LetterList) => (
  <>
    <h2
      className="ink"
      style={{ margin: "28px 0 10px", color: colours.ink, fontSize: 17, lineHeight: "28px", fontWeight: 700 }}
    >
      {title}
    </h2>
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        {items.map((item) => (
          <Item key={item.url} {...item} />
        ))}
      </tbody>
    </table>
    <Action {...more} />
  </>
);

const Item = ({ title, url, value, note, plate }: LetterItem) => {
  const cell: Style = { padding: "13px 0", borderTop: `1px solid ${colours.line}`, verticalAlign: "top" };
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

/** Black on white in any theme, as plates are. */
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

/** The one thing to do. The cell carries the colour too, for mail programs that give links none. */
export const Action = ({ label, url }: LetterLink) => (
  <table role="presentation" cellPadding={0} cellSpacing={0} border={0} style={{ marginTop: 18 }}>
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
