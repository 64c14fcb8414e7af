import { join } from "node:path";
import type { BunPlugin } from "bun";
import { ICONS, WHATSAPP } from "#src/ui/icons.ts";
import { ROOT } from "./root.ts";

/** Some are named as an icon is. */
const CLASSES = /className="[^"]*"|classNames\("[^"]*"/g;
const FILE = /\/src\/ui\/icons\.ts$/;

/** Leaves only those icons in a bundle whose names stand in its sources. */
export async function usedIcons(sources: string[]): Promise<BunPlugin> {
  const own = sources.filter((path) => path.startsWith("src/") && !/\/ui\/icons?\.tsx?$/.test(path));
  const texts = await Promise.all(own.map((path) => Bun.file(join(ROOT, path)).text()));
  const text = texts.join("\n").replaceAll(CLASSES, "");
  const used = Object.fromEntries(Object.entries(ICONS).filter(([name]) => text.includes(`"${name}"`)));
  const whatsapp = text.includes('"whatsapp"') ? WHATSAPP : "";
  return {
    name: "icons",
    setup(build) {
      build.onLoad({ filter: FILE }, async ({ path }) => {
        const rest = (await Bun.file(path).text()).replace(/export const (ICONS|WHATSAPP) =.*?;\n/gs, "");
        const kept = `export const ICONS = ${JSON.stringify(used)};\nexport const WHATSAPP = "${whatsapp}";`;
        return { contents: `${kept}\n${rest}`, loader: "ts" };
      });
    },
  };
}
