import COLOURS from "./colours.json";

/** Colors by the name in classes (`bg-surface`), for the light and the dark theme. A test checks their contrast. */
export type Colour = keyof typeof COLOURS;

const inTheme = (theme: 0 | 1) =>
  Object.fromEntries(Object.entries(COLOURS).map(([name, values]) => [name, values[theme]])) as Record<
    Colour,
    string
  >;

export const PALETTE = { light: inTheme(0), dark: inTheme(1) };

const SHADOW = {
  light: "0 1px 2px rgb(27 26 23/.05),0 8px 24px -12px rgb(27 26 23/.18)",
  dark: "0 1px 2px rgb(0 0 0/.3),0 8px 24px -12px rgb(0 0 0/.6)",
};

const declarations = (theme: keyof typeof PALETTE) =>
  Object.entries(PALETTE[theme])
    .map(([name, value]) => `--${name}:${value};`)
    .join("") + `--shadow:${SHADOW[theme]};color-scheme:${theme}`;

export const tokensCss = `:root{${declarations("light")}}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${declarations("dark")}}}
:root[data-theme=dark]{${declarations("dark")}}
@media print{:root:root{${declarations("light")}}}`;
