import type { CSSProperties } from "react";
import { PALETTE } from "#src/ui/tokens.ts";

export type Style = CSSProperties;

/** Mails are written in the light colours; what knows of a dark theme gets `darkStyles` on top. */
export const colours = PALETTE.light;

const { dark } = PALETTE;

export const FONT = "'Readex Pro', 'Segoe UI', Tahoma, Arial, sans-serif";

export const darkStyles = `
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
