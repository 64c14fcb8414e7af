import { mkdir } from "node:fs/promises";
import { basename, extname, join, relative } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { AssetFile, Assets } from "#src/http/assets.ts";
import { buildCss } from "#src/ui/css.ts";
import { FONTS } from "#src/ui/fonts.ts";
import { buildClient } from "./client-build.ts";
import { ROOT } from "./root.ts";

const TYPES: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".webmanifest": "application/manifest+json",
};

/** What is shown to nobody who is not signed in; the weighing of the pages finds what a guest's page misses of it. */
const MEMBERS_ONLY =
  /features\/(admin|dashboard|settings|photos)\/|\/(car|plate|listing)-form|\/(form-(section|buttons)|draft-notice|price-and-place|car-preview|plots|stat-card|user-menu)\./;

/** Builds everything that browsers fetch into `dist/` and writes `dist/assets.ts`, which names and embeds it. */
export async function buildAssets(production: boolean): Promise<void> {
  const dir = join(ROOT, "dist/client");
  const client = await buildClient(dir, production);
  const files: Record<string, AssetFile> = {};
  const add = async (url: string, path: string, immutable: boolean) => {
    files[url] = await describe(path, immutable, production);
    return url;
  };
  for (const { path, url } of client.outputs) await add(url, path, true);
  const fonts = { latin: "", arabic: "" };
  const fontUrls = new Map<string, string>();
  for (const font of FONTS) {
    const path = join(ROOT, "node_modules", font.from);
    const url = await add(hashedUrl(font.name, await bytesOf(path)), path, true);
    fontUrls.set(`/assets/${font.name}`, url);
    fonts[font.name.includes("latin") ? "latin" : "arabic"] = url;
  }
  const addCss = async (name: string, texts: string[]) => {
    let css = await buildCss(texts);
    for (const [font, url] of fontUrls) css = css.replaceAll(font, url);
    const path = join(dir, name);
    await Bun.write(path, css);
    return add(hashedUrl(name, await bytesOf(path)), path, true);
  };
  const all = await sources();
  const ofGuests = all.filter(({ path }) => !MEMBERS_ONLY.test(path));
  const css = await addCss("site.css", textsOf(all));
  const guestCss = await addCss("guest.css", textsOf(ofGuests));
  for await (const name of new Bun.Glob("**/*").scan(join(ROOT, "public")))
    await add(`/${name}`, join(ROOT, "public", name), false);
  await writeModule({
    files,
    css,
    guestCss,
    fonts,
    start: client.start,
    worker: client.worker,
    islands: client.islands,
  });
}

interface Source {
  path: string;
  text: string;
}

const textsOf = (some: Source[]) => some.map(({ text }) => text);

async function sources(): Promise<Source[]> {
  const found: Source[] = [];
  for await (const path of new Bun.Glob("src/{ui,shell,features,client}/**/*.tsx").scan(ROOT))
    if (!path.includes(".test.")) found.push({ path, text: await Bun.file(join(ROOT, path)).text() });
  return found;
}

const bytesOf = (path: string) => Bun.file(path).bytes();

function hashedUrl(name: string, bytes: Uint8Array): string {
  const extension = extname(name);
  return `/assets/${basename(name, extension)}-${Bun.hash(bytes).toString(36).slice(0, 8)}${extension}`;
}

async function describe(path: string, immutable: boolean, compress: boolean): Promise<AssetFile> {
  const bytes = await bytesOf(path);
  const type = TYPES[extname(path)] ?? "application/octet-stream";
  const file: AssetFile = { path, type, etag: `"${Bun.hash(bytes).toString(36)}"`, immutable, encodings: {} };
  if (!compress || !/text|svg|json/.test(type)) return file;
  const packed = join(ROOT, "dist/client/packed");
  await mkdir(packed, { recursive: true });
  const base = join(packed, `${Bun.hash(path).toString(36)}-${basename(path)}`);
  await Bun.write(
    `${base}.br`,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
  await Bun.write(`${base}.gz`, gzipSync(bytes, { level: 9 }));
  return { ...file, encodings: { br: `${base}.br`, gzip: `${base}.gz` } };
}

// Imported as files, so that `bun build --compile` puts them into the executable.
async function writeModule(assets: Assets): Promise<void> {
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
  const head = `// @ts-nocheck Made by the build.\nimport type { Assets } from "../src/http/assets.ts";\n`;
  const text = `${head}${imports.join("\n")}\n\nexport const assets: Assets = {\n files: {\n${files.join("\n")}\n },\n ...${JSON.stringify(others)},\n};\n`;
  await Bun.write(join(ROOT, "dist/assets.ts"), text);
}
