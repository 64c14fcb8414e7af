import type { CSSProperties, ComponentProps } from "react";
import { PALETTE } from "#src/ui/tokens.ts";
import type { MailBadge, MailItem, MailLink, MailList } from "./schema.ts";

/** Emails use the light colors. */
export const { light: colours } = PALETTE;

/** All styles are inline, because some mail programs ignore style sheets. */
export const ink = (style: CSSProperties) => ({ className: "ink", style: { color: colours.ink, ...style } });
export const soft = (style: CSSProperties) => ({
  className: "soft",
  style: { color: colours["ink-soft"], ...style },
});
export const font = (fontSize: number, height: number, fontWeight?: number): CSSProperties => ({
  fontSize,
  lineHeight: `${height}px`,
  fontWeight,
});

/** Outlook supports only tables for layout. */
export const Table = ({ children, ...table }: ComponentProps<"table">) => (
  <table {...table} role="presentation" cellPadding={0} cellSpacing={0} border={0}>
    <tbody>{children}</tbody>
  </table>
);

export const Row = (cell: ComponentProps<"td">) => (
  <tr>
    <td {...cell} />
  </tr>
);

const BUTTON: CSSProperties = {
  display: "inline-block",
  padding: "13px 26px",
  color: colours["action-ink"],
  borderRadius: 12,
  textDecoration: "none",
  ...font(16, 24, 600),
};

/** The cell has the color too, because some mail programs do not color links. */
export const Action = ({ label, url, isWide }: MailLink & { isWide?: boolean }) => (
  <Table width={isWide ? "100%" : undefined} style={{ marginTop: 18 }}>
    <Row className="button" align="center" style={{ background: colours.action, borderRadius: 12 }}>
      <a href={url} style={BUTTON}>
        {label}
      </a>
    </Row>
  </Table>
);

export const List = ({ title, items, more }: MailList) => (
  <>
    {title && <h2 {...ink({ margin: "28px 0 10px", ...font(17, 28, 700) })}>{title}</h2>}
    <Table width="100%">
      {items.map((item) => (
        <Item key={item.url} {...item} />
      ))}
    </Table>
    <Action {...more} isWide />
  </>
);

function Item({ title, url, value, note, why, isCheaper, badge, picture, plate }: MailItem) {
  const cell = { padding: "13px 0", borderTop: `1px solid ${colours.line}`, verticalAlign: "top" };
  const link = { display: "block", color: colours.action, textDecoration: "none", ...font(16, 26, 600) };
  // Next to a picture there is no space for another column on a phone.
  const isStacked = why !== undefined;
  const price = ink({ ...cell, width: "1%", textAlign: "end", whiteSpace: "nowrap", ...font(16, 26, 700) });
  return (
    <tr>
      {picture && (
        <td className="line" width={136} style={{ ...cell, paddingInlineEnd: 14 }}>
          <a href={url}>
            <img src={picture} alt="" width={136} height={102} style={PICTURE} />
          </a>
        </td>
      )}
      <td className="line" colSpan={(picture ? 1 : 2) + (isStacked ? 2 : 0)} style={cell}>
        {plate && (
          <a href={url} dir="ltr" style={PLATE}>
            {plate}
          </a>
        )}
        {isStacked && (
          <span {...ink({ display: "block", ...font(19, 30, 700) })}>
            {value} {badge && <Badge {...badge} />}
          </span>
        )}
        <a href={url} className="link" style={link}>
          <bdi dir="auto">{title}</bdi>
        </a>
        <span {...soft({ display: "block", ...font(14, 23) })}>{note}</span>
        {why && (
          <span
            className={isCheaper ? "cheaper" : "ink"}
            style={{ display: "block", color: isCheaper ? colours.rose : colours.ink, ...font(14, 23) }}
          >
            {why}
          </span>
        )}
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

const BADGE = {
  good: { background: colours["good-tint"], color: colours.good },
  fair: { background: colours.sand, color: colours["ink-soft"] },
  high: { background: colours["amber-tint"], color: colours.amber },
};

const Badge = ({ label, tone }: MailBadge) => (
  <span
    className={tone}
    style={{
      display: "inline-block",
      padding: "0 10px",
      borderRadius: 13,
      whiteSpace: "nowrap",
      ...font(13, 26, 600),
      ...BADGE[tone],
    }}
  >
    {label}
  </span>
);

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
