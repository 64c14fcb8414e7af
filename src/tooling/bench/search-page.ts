import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildAssets } from "../assets-build.ts";

// The search page at 100,000 cars against a fixed page of the same size, on the same server, in turns.
const COUNT = Number(process.argv[2] ?? 100_000);
const ROUNDS = 5;
const SECONDS = 3;
const PAGES = [
  "/search",
  "/search?make=Toyota",
  "/ar/search?q=كامري",
  "/search?make=Kia&maxPrice=9000&sort=price-asc",
];

await buildAssets(true);
const dataDir = mkdtempSync(join(tmpdir(), "markaba-bench-"));
const env = { ...process.env, NODE_ENV: "production", DATA_DIR: dataDir, LOG_LEVEL: "error" };

console.log(`Writing ${COUNT.toLocaleString("en")} cars…`);
await finish(
  Bun.spawn([process.execPath, join(import.meta.dir, "seed.ts"), String(COUNT)], {
    env,
    stdio: ["ignore", "inherit", "inherit"],
  }),
);

console.log("| Page | kB | pages/s | fixed/s | ratio |\n| --- | --- | --- | --- | --- |");
for (const path of PAGES) {
  const server = Bun.spawn([process.execPath, join(import.meta.dir, "server.ts"), path], {
    env,
    stdout: "pipe",
    stderr: "inherit",
  });
  const [origin = "", size = "0"] = (await firstLine(server.stdout)).split(" ");
  const pages: number[] = [];
  const fixed: number[] = [];
  await perSecond(`${origin}${path}`, 1);
  for (let round = 0; round < ROUNDS; round++) {
    pages.push(await perSecond(`${origin}${path}`, SECONDS));
    fixed.push(await perSecond(`${origin}/fixed`, SECONDS));
  }
  const [page, still] = [median(pages), median(fixed)];
  const ratio = median(pages.map((value, i) => value / (fixed[i] ?? value)));
  console.log(
    `| ${path} | ${(Number(size) / 1000).toFixed(0)} | ${page.toFixed(0)} | ${still.toFixed(0)} | ${(ratio * 100).toFixed(1)} % |`,
  );
  server.kill();
  await server.exited;
}
rmSync(dataDir, { recursive: true, force: true });

async function perSecond(url: string, seconds: number): Promise<number> {
  const load = Bun.spawn([process.execPath, join(import.meta.dir, "load.ts"), url, String(seconds), "8"], {
    stdout: "pipe",
    stderr: "inherit",
  });
  const text = await new Response(load.stdout).text();
  await finish(load);
  return Number(text);
}

async function finish(run: Bun.Subprocess): Promise<void> {
  if ((await run.exited) !== 0) throw new Error("A part of the benchmark failed");
}

async function firstLine(stream: ReadableStream<Uint8Array>): Promise<string> {
  let text = "";
  for await (const chunk of stream) {
    text += new TextDecoder().decode(chunk);
    if (text.includes("\n")) break;
  }
  return text.split("\n")[0] ?? "";
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
