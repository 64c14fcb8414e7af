import { basename, join } from "node:path";
import type { AssetFile, Assets } from "#src/http/assets.ts";
import { main } from "#src/main.ts";
import { SHEETS } from "#src/ui/css.ts";
import { FONTS } from "#src/ui/fonts.ts";
import { describe } from "./assets-build.ts";
import { listIslands } from "./client-build.ts";
import { ROOT } from "./root.ts";

// The site as a child process of `dev.ts`, which serves scripts and styles itself.

async function devAssets(): Promise<Assets> {
  const files: Record<string, AssetFile> = {};
  for (const { name, from } of FONTS)
    files[`/assets/${name}`] = await describe(join(ROOT, "node_modules", from), false);
  for (const [name, path] of Object.entries(SHEETS))
    files[`/assets/${name}.css`] = await describe(path, false);
  for (const path of new Bun.Glob("**/*").scanSync(join(ROOT, "public")))
    files[`/${path}`] = await describe(join(ROOT, "public", path), false);
  const islandsIn = (language: string) =>
    Object.fromEntries(
      listIslands().map((path) => {
        const name = basename(path, ".island.tsx");
        return [name, [`/assets/${language}/${name}.island.js`]];
      }),
    );
  return {
    files,
    css: "/assets/site.css",
    guestCss: "/assets/site.css",
    dealersCss: "/assets/site.css",
    sheets: { print: "/assets/print.css", plot: "/assets/plot.css", docs: "/assets/docs.css" },
    fonts: { latin: `/assets/${FONTS[0]?.name}`, arabic: `/assets/${FONTS[1]?.name}` },
    start: { en: "/assets/en/browser.js", ar: "/assets/ar/browser.js" },
    worker: null,
    islands: { en: islandsIn("en"), ar: islandsIn("ar") },
  };
}

process.on("disconnect", () => process.exit());
await main(await devAssets());
process.send?.("ready");
