import type { Assets } from "#src/http/assets.ts";

export const noAssets: Assets = {
  files: {},
  css: "/assets/site.css",
  guestCss: "/assets/guest.css",
  dealersCss: "/assets/dealers.css",
  sheets: { print: "/assets/print.css", plot: "/assets/plot.css", docs: "/assets/docs.css" },
  fonts: { latin: "/assets/latin.woff2", arabic: "/assets/arabic.woff2" },
  start: { en: "/assets/start.js", ar: "/assets/start.js" },
  worker: null,
  islands: { en: {}, ar: {} },
};
