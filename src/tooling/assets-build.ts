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
  let css = await buildCss(await sources());
  for (const font of FONTS) {
    const path = join(ROOT, "node_modules", font.from);
    const url = await add(hashedUrl(font.name, await bytesOf(path)), path, true);
    css = css.replaceAll(`/assets/${font.name}`, url);
    fonts[font.name.includes("latin") ? "latin" : "arabic"] = url;
  }
  const cssPath = join(dir, "site.css");
  await Bun.write(cssPath, css);
  const cssUrl = await add(hashedUrl("site.css", await bytesOf(cssPath)), cssPath, true);
  for await (const name of new Bun.Glob("**/*").scan(join(ROOT, "public")))
    await add(`/${name}`, join(ROOT, "public", name), false);
  await writeModule({
    files,
    css: cssUrl,
    fonts,
    start: client.start,
    worker: client.worker,
    islands: client.islands,
  });
}

async function sources(): Promise<string[]> {
  const texts: string[] = [];
  for await (const path of new Bun.Glob("src/{ui,shell,features,client}/**/*.tsx").scan(ROOT))
    if (!path.includes(".test.")) texts.push(await Bun.file(join(ROOT, path)).text());
  return texts;
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
