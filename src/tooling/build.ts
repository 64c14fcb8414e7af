import { join } from "node:path";
import { buildAssets } from "./assets-build.ts";
import { checkLexicons } from "./check-lexicons.ts";
import { ROOT } from "./root.ts";
import { describeContents } from "./sbom.ts";

export async function buildExecutable(): Promise<string> {
  await checkLexicons();
  await buildAssets();
  const outfile = join(ROOT, "dist/markaba");
  const result = await Bun.build({
    entrypoints: ["dist/main.ts", "dist/drawing.ts", "dist/sheet-thread.ts"].map((path) => join(ROOT, path)),
    compile: { outfile, autoloadDotenv: false, autoloadBunfig: false },
    target: "bun",
    format: "esm",
    minify: true,
    bytecode: true,
    splitting: true,
    sourcemap: "inline",
    define: { "process.env.NODE_ENV": '"production"' },
  });
  if (!result.success) throw new AggregateError(result.logs, "The executable could not be built");
  await Bun.write(`${outfile}.cdx.json`, JSON.stringify(await describeContents(), null, 2));
  return outfile;
}

if (import.meta.main) {
  const path = await buildExecutable();
  console.log(`${path} (${(Bun.file(path).size / 1e6).toFixed(0)} MB)`);
}
