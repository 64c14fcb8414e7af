import type { ComponentProps, CSSProperties } from "react";
import { PALETTE } from "#src/ui/tokens.ts";
import type { MailLink } from "./schema.ts";

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
