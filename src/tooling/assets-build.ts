import { rm } from "node:fs/promises";
import { basename, extname, join, relative } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { AssetFile, Assets } from "#src/http/assets.ts";
import { type Sheet, buildCss, readSheet } from "#src/ui/css.ts";
import { FONTS } from "#src/ui/fonts.ts";
import { buildClient } from "./client-build.ts";
import { ROOT } from "./root.ts";

const DIR = join(ROOT, "dist/client");

/** Pages of dealers, prices, messages and settings, which have a stylesheet with all styles. */
const DEALERS =
  /features\/(showrooms|stock|dealers|prices|settings|tokens|conversations\/inbox)\/|(admin\/(dealer|feed)-|reviews\/)pages|admin\/parts\/reported\./;
/** Styles that no guest sees; `page-weights.ts` checks it. */
const MEMBERS_ONLY =
  /features\/(admin|dashboard|settings|photos)\/|\/(car|plate|listing)-form|\/(form-section|car-preview|stat-card|user-menu)\./;

export async function buildAssets(): Promise<void> {
  await rm(DIR, { recursive: true, force: true });
  const files: Record<string, AssetFile> = {};
  const add = async (url: string, path: string, immutable = true) => {
    files[url] = await describe(path, immutable);
    return url;
  };
  const write = async (url: string, text: string) => {
    const path = join(DIR, url);
    await Bun.write(path, text);
    return add(url, path);
  };
  const { scripts, ...client } = await buildClient();
  for (const [url, code] of scripts) await write(url, code);
  const fonts = { latin: "", arabic: "" };
  const fontUrls = new Map<string, string>();
  for (const font of FONTS) {
    const path = join(ROOT, "node_modules", font.from);
    const url = await add(hashedUrl(font.name, await Bun.file(path).bytes()), path);
    fontUrls.set(`/assets/${font.name}`, url);
    fonts[font.name.includes("latin") ? "latin" : "arabic"] = url;
  }
  const addCss = async (name: string, paths: string[]) => {
    let css = await buildCss(await Promise.all(paths.map((path) => Bun.file(join(ROOT, path)).text())));
    for (const [font, url] of fontUrls) css = css.replaceAll(font, url);
    return write(hashedUrl(name, css), css);
  };
  const styled = listStyledFiles();
  const dealersCss = await addCss("dealers.css", styled);
  const others = styled.filter((path) => !DEALERS.test(path));
  const css = await addCss("site.css", others);
  const guestCss = await addCss(
    "guest.css",
    others.filter((path) => !MEMBERS_ONLY.test(path)),
  );
  const addSheet = async (sheet: Sheet) => {
    const css = await readSheet(sheet);
    return write(hashedUrl(`${sheet}.css`, css), css);
  };
  const sheets = {
    print: await addSheet("print"),
    plot: await addSheet("plot"),
    docs: await addSheet("docs"),
  };
  // The drawings' names contain a hash of their content.
  for await (const name of new Bun.Glob("**/*").scan(join(ROOT, "public")))
    await add(`/${name}`, join(ROOT, "public", name), name.startsWith("art/"));
  await writeModules({ files, css, guestCss, dealersCss, sheets, fonts, ...client });
}

export async function readBuiltAssets(): Promise<Assets> {
  const { assets } = (await import(join(ROOT, "dist/assets.ts"))) as { assets: Assets };
  return assets;
}

export const listStyledFiles = (): string[] =>
  [...new Bun.Glob("src/{ui,shell,features,client}/**/*.tsx").scanSync(ROOT)]
    .filter((path) => !path.includes(".test."))
    .sort();

function hashedUrl(name: string, content: string | Uint8Array): string {
  const extension = extname(name);
  return `/assets/${basename(name, extension)}-${Bun.hash(content).toString(36).slice(0, 8)}${extension}`;
}

export async function describe(path: string, immutable: boolean): Promise<AssetFile> {
  const { type } = Bun.file(path);
  const bytes = await Bun.file(path).bytes();
  const file: AssetFile = { path, type, etag: `"${Bun.hash(bytes).toString(36)}"`, immutable, encodings: {} };
  if (!/text|svg|json/.test(type)) return file;
  const packed = join(DIR, "packed", `${Bun.hash(path).toString(36)}-${basename(path)}`);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await Bun.write(`${packed}.br`, brotliCompressSync(bytes, quality));
  await Bun.write(`${packed}.gz`, gzipSync(bytes, { level: 9 }));
  return { ...file, encodings: { br: `${packed}.br`, gzip: `${packed}.gz` } };
}

// Imported as files, so that `bun build --compile` embeds them in the executable.
async function writeModules(assets: Assets): Promise<void> {
  const imports: string[] = [];
  const embed = (path: string) => {
    imports.push(
      `import f${imports.length} from ${JSON.stringify(`./${relative(join(ROOT, "dist"), path)}`)} with { type: "file" };`,
    );
    return `f${imports.length - 1}`;
  };
  const files = Object.entries(assets.files).map(([url, { path, encodings, ...rest }]) => {
    const packed = Object.entries(encodings).map(([encoding, file]) => `${encoding}: ${embed(file)}`);
    const fields = JSON.stringify(rest).slice(1, -1);
    return `  ${JSON.stringify(url)}: { path: ${embed(path)}, encodings: { ${packed.join(", ")} }, ${fields} },`;
  });
  const { files: _, ...others } = assets;
  const head = `// @ts-nocheck Made by the build.\n`;
  const module = `${head}${imports.join("\n")}\n\nexport const assets = {\n files: {\n${files.join("\n")}\n },\n ...${JSON.stringify(others)},\n};\n`;
  const main = `${head}import { main } from "../src/main.ts";\nimport { assets } from "./assets.ts";\n\nawait main(assets, new URL("./drawing.ts", import.meta.url));\n`;
  const drawing = `${head}import { drawPages } from "../src/drawing-thread.ts";\nimport { assets } from "./assets.ts";\n\ndrawPages(assets);\n`;
  await Promise.all([
    Bun.write(join(ROOT, "dist/assets.ts"), module),
    Bun.write(join(ROOT, "dist/main.ts"), main),
    Bun.write(join(ROOT, "dist/drawing.ts"), drawing),
    Bun.write(join(ROOT, "dist/sheet-thread.ts"), `${head}import "../src/features/stock/sheet-thread.ts";\n`),
  ]);
}
