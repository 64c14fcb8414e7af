/** A font file, served as `/assets/<name>` and copied from `node_modules/<from>`. */
type Font = { name: string; from: string; unicodeRange: string };

/** Readex Pro variable (OFL), one family for both scripts; 31 kB for Latin, 23 kB for Arabic. */
export const FONTS: Font[] = [
  {
    name: "readex-latin.woff2",
    from: "@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2",
    unicodeRange:
      "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2190-2193,U+2212,U+FEFF,U+FFFD",
  },
  {
    name: "readex-arabic.woff2",
    from: "@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2",
    unicodeRange: "U+0600-06FF,U+0750-077F,U+08A0-08FF,U+200C-200D,U+FB50-FDFF,U+FE70-FEFC",
  },
];

/** While the font loads: Arial or Roboto scaled to Readex's width, so that lines do not move. */
const standIn =
  '@font-face{font-family:"Readex Fallback";src:local("Arial"),local("Roboto"),local("Liberation Sans");size-adjust:107%;ascent-override:93.5%;descent-override:23.4%;line-gap-override:0%}';

const family = '"Readex Pro","Readex Fallback",system-ui,sans-serif';

export const fontCss =
  FONTS.map(
    ({ name, unicodeRange }) =>
      `@font-face{font-family:"Readex Pro";src:url(/assets/${name}) format("woff2");font-weight:160 700;font-display:swap;unicode-range:${unicodeRange}}`,
  ).join("") +
  standIn +
  `html{font-family:${family}}`;
