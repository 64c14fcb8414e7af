import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "#src/config.ts";
import { openDeps } from "#src/open-deps.ts";
import { readBuiltAssets } from "../assets-build.ts";
import { marketFolder } from "./market-folder.ts";

/** The site over a market that is kept for all benchmarks: for those that write nothing. */
export async function openMarket(cache: string, size: number) {
  const { deps } = await openDeps(readConfig(settings(marketFolder(cache, size))), await readBuiltAssets());
  return deps;
}

/** Each page is rendered anew. */
const settings = (folder: string) => ({
  NODE_ENV: "production",
  DATA_DIR: folder,
  LOG_LEVEL: "error",
  PAGE_CACHE_MB: "0",
});

/** Does `work` with a folder of its own, a copy of the market or, where there is no size, an empty one. */
export async function withCopy<T>(
  cache: string,
  size: number | null,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "markaba-bench-copy-"));
  if (size !== null) cpSync(marketFolder(cache, size), folder, { recursive: true });
  return work(folder).finally(() => rmSync(folder, { recursive: true, force: true }));
}
