import { join, relative } from "node:path";
import { ICONS } from "#src/ui/icons.ts";
import { readImports, reachedFrom } from "./import-graph.ts";
import { ROOT } from "./root.ts";

export const ICONS_FILE = join(ROOT, "src/ui/icons.ts");

/** Attributes with class names, some of which are also names of icons. */
const CLASSES = /className="[^"]*"|classNames\("[^"]*"/g;

/** The text of `icons.ts` with only an island's icons: all of them are 3 kB more, which exceeds two pages' budgets. */
export async function readUsedIcons() {
  const graph = await readImports();
  return async (island: string): Promise<string> => {
    const files = [...reachedFrom([relative(ROOT, island)], graph)];
    const own = files.filter((path) => /\.tsx?$/.test(path) && !/\/ui\/icons?\.tsx?$/.test(path));
    const texts = await Promise.all(own.map((path) => Bun.file(join(ROOT, path)).text()));
    const code = texts.join("\n").replaceAll(CLASSES, "");
    const isUsed = (name: string) => code.includes(`"${name}"`);
    const used = Object.fromEntries(Object.entries(ICONS).filter(([name]) => isUsed(name)));
    return `export const ICONS = ${JSON.stringify(used)};`;
  };
}
