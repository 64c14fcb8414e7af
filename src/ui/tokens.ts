/** Colors by the name in classes (`bg-surface`), for the light and the dark theme. A test checks their contrast. */
const COLOURS = {
  paper: ["#FBF8F4", "#141311"],
  surface: ["#FFFFFF", "#1E1C19"],
  raised: ["#FFFFFF", "#423A2D"],
  ink: ["#1B1A17", "#F3EFE8"],
  "ink-soft": ["#5B564D", "#B8B0A3"],
  faint: ["#7A7063", "#9A9184"],
  line: ["#E7E0D6", "#35312B"],
  field: ["#8F8576", "#7C7366"],
  track: ["#D9CFC0", "#4A443B"],
  action: ["#0B5D5E", "#4FC3BD"],
  "action-strong": ["#084A4B", "#74D6D1"],
  "action-ink": ["#FFFFFF", "#062B2B"],
  tint: ["#E5EFEE", "#173231"],
  "tint-strong": ["#D3E4E3", "#1F4241"],
  unread: ["#F6FAF9", "#1B2322"],
  rose: ["#B4472F", "#F08A70"],
  "rose-tint": ["#FBEAE5", "#3A221B"],
  gold: ["#F6E3B4", "#4A3A12"],
  "gold-ink": ["#6B4A00", "#F6E3B4"],
  good: ["#1E7B4A", "#6FCF97"],
  "good-tint": ["#E6F2EA", "#19301F"],
  bad: ["#B42318", "#FF8A7A"],
  "bad-tint": ["#FCEBE9", "#3D201C"],
  amber: ["#8A4B00", "#F0B45E"],
  "amber-bar": ["#C27A1A", "#D9922E"],
  "amber-tint": ["#FBF1DC", "#38290F"],
  sand: ["#F3EADC", "#2A251D"],
  "sand-2": ["#E8DAC3", "#3A3226"],
  "sand-ink": ["#5C4621", "#E6D5B5"],
} as const;

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
