/** Colours by the name that classes use (`bg-surface`). `tokens.test.ts` checks their contrast (WCAG AA). */
export const PALETTE = {
  light: {
    paper: "#FBF8F4",
    surface: "#FFFFFF",
    raised: "#FFFFFF",
    ink: "#1B1A17",
    "ink-soft": "#5B564D",
    faint: "#7A7063",
    line: "#E7E0D6",
    field: "#8F8576",
    track: "#D9CFC0",
    action: "#0B5D5E",
    "action-strong": "#084A4B",
    "action-ink": "#FFFFFF",
    tint: "#E5EFEE",
    "tint-strong": "#D3E4E3",
    unread: "#F6FAF9",
    rose: "#B4472F",
    "rose-tint": "#FBEAE5",
    gold: "#F6E3B4",
    "gold-ink": "#6B4A00",
    good: "#1E7B4A",
    "good-tint": "#E6F2EA",
    bad: "#B42318",
    "bad-tint": "#FCEBE9",
    amber: "#8A4B00",
    "amber-bar": "#C27A1A",
    "amber-tint": "#FBF1DC",
    sand: "#F3EADC",
    "sand-2": "#E8DAC3",
    "sand-ink": "#5C4621",
  },
  dark: {
    paper: "#141311",
    surface: "#1E1C19",
    raised: "#423A2D",
    ink: "#F3EFE8",
    "ink-soft": "#B8B0A3",
    faint: "#9A9184",
    line: "#35312B",
    field: "#7C7366",
    track: "#4A443B",
    action: "#4FC3BD",
    "action-strong": "#74D6D1",
    "action-ink": "#062B2B",
    tint: "#173231",
    "tint-strong": "#1F4241",
    unread: "#1B2322",
    rose: "#F08A70",
    "rose-tint": "#3A221B",
    gold: "#4A3A12",
    "gold-ink": "#F6E3B4",
    good: "#6FCF97",
    "good-tint": "#19301F",
    bad: "#FF8A7A",
    "bad-tint": "#3D201C",
    amber: "#F0B45E",
    "amber-bar": "#D9922E",
    "amber-tint": "#38290F",
    sand: "#2A251D",
    "sand-2": "#3A3226",
    "sand-ink": "#E6D5B5",
  },
} as const;

export type Colour = keyof typeof PALETTE.light;

const SHADOW = {
  light: "0 1px 2px rgb(27 26 23/.05),0 8px 24px -12px rgb(27 26 23/.18)",
  dark: "0 1px 2px rgb(0 0 0/.3),0 8px 24px -12px rgb(0 0 0/.6)",
};

const declarations = (theme: keyof typeof PALETTE) =>
  Object.entries(PALETTE[theme])
    .map(([name, value]) => `--${name}:${value};`)
    .join("") + `--shadow:${SHADOW[theme]};color-scheme:${theme}`;

/** The custom properties of both themes: the system's theme unless `data-theme` is set. */
export const tokensCss = `:root{${declarations("light")}}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${declarations("dark")}}}
:root[data-theme=dark]{${declarations("dark")}}
@media print{:root:root{${declarations("light")}}}`;
