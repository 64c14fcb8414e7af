import { readFile } from "node:fs/promises";
import { defineConfig } from "unocss";
import { presetIcons } from "unocss/preset-icons";
import { presetWind4 } from "unocss/preset-wind4";
import { ART } from "./art.ts";
import { fontCss } from "./fonts.ts";
import { ICONS } from "./icons.ts";
import { PALETTE, tokensCss } from "./tokens.ts";
import { MOSAIC_TILE } from "./drawing-parts.tsx";
import { shortcuts } from "./shortcuts.ts";

const names = Object.keys(PALETTE.light);
const COLOURED: Record<string, string> = {
  bg: "background-color",
  text: "color",
  border: "border-color",
  fill: "fill",
  stroke: "stroke",
};

const drawn = (path: string, fill = "none") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="${fill}" stroke="#000" stroke-linecap="round" stroke-linejoin="round" stroke-width="1.9" d="${path}"/></svg>`;
const MASKS = {
  ...Object.fromEntries(Object.entries(ICONS).map(([name, path]) => [name, drawn(path)])),
  "heart-filled": drawn(ICONS.heart, "#000"),
  "star-filled": drawn(ICONS.star, "#000"),
};

/** Values for `var(--name)` in the style sheets, inserted by the build. */
const BUILT_IN: Record<string, string> = {
  "dark-paper": PALETTE.dark.paper,
  "mosaic-tile": MOSAIC_TILE,
  "plate-art": ART.plate,
};

const cssOf = async (name: string) =>
  (await readFile(new URL(name, import.meta.url), "utf8"))
    .replace(/var\(--([\w-]+)\)/g, (property, key: string) => BUILT_IN[key] ?? property)
    .replace(/\/\*.*?\*\/|\s*([{};,])\s+/gs, "$1");

export default defineConfig({
  mergeSelectors: false,
  presets: [
    presetWind4({ preflights: { reset: false, property: false } }),
    presetIcons({
      mode: "mask",
      scale: 0,
      collections: { lucide: MASKS },
      processor(css) {
        const icon = css["--un-icon"];
        for (const property of Object.keys(css)) delete css[property];
        css["--icon"] = icon;
      },
      warn: true,
    }),
  ],
  theme: {
    colors: {
      ...Object.fromEntries(names.map((name) => [name, `var(--${name})`])),
      shade: PALETTE.light.ink,
    },
    // Only text grows with the reader's font size, not gaps, so that text has more space.
    spacing: { DEFAULT: "4px" },
    font: { system: "system-ui,sans-serif" },
    radius: { field: "12px", card: "16px", panel: "24px" },
  },
  rules: [
    [
      new RegExp(`^(${Object.keys(COLOURED).join("|")})-(${names.join("|")})$`),
      ([, prefix = "", name]) => ({ [COLOURED[prefix] ?? ""]: `var(--${name})` }),
    ],
    [
      /^text-([1-6]\d)$/,
      ([, px = "16"]) => ({
        "font-size": `${Number(px) / 16}rem`,
        ...(Number(px) >= 19 && { "line-height": "var(--un-leading,var(--tight))" }),
      }),
    ],
    [
      /^leading-([\d.]+)$/,
      ([, steps]) => {
        const height = `${Number(steps) / 4}rem`;
        return { "--un-leading": height, "line-height": height };
      },
    ],
    ["shadow-soft", { "box-shadow": "var(--shadow)" }],
    ["shadow-raised", { "box-shadow": "0 1px 3px rgb(27 26 23/.25)" }],
    ["shadow-float", { "box-shadow": "0 12px 40px -8px rgb(0 0 0/.35)" }],
    [
      new RegExp(`^edge-(${names.join("|")})$`),
      ([, name]) => ({ "box-shadow": `inset 0 0 0 1px var(--${name})` }),
    ],
    [/^anchor-([a-z]+)$/, ([, name]) => ({ "anchor-name": `--${name}` })],
    [/^anchored-([a-z]+)$/, ([, name]) => ({ "position-anchor": `--${name}` })],
    ["focused", { outline: "3px solid var(--action)", "outline-offset": "2px" }],
    ["spin", { animation: "spin 1s linear infinite" }],
    ["breathe", { animation: "breathe 1.6s ease-in-out infinite" }],
  ],
  shortcuts,
  blocklist: [
    /^(shadow|ring|filter|outline|transition|ease|blur|container|visible|h[123]|px|table|tab|rounded|-error|-hint)$/,
  ],
  preflights: [
    { layer: "theme", getCSS: () => fontCss + tokensCss },
    { layer: "base", getCSS: () => cssOf("./base.css") },
    { layer: "base", getCSS: () => cssOf("./parts.css") },
  ],
});
