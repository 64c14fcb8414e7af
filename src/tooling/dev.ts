import { watch } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./client-build.ts";

// One child serves; a change rebuilds the assets and starts it anew, which takes about a second.
let child: Bun.Subprocess | undefined;
let timer: Timer | undefined;

async function restart(): Promise<void> {
  child?.kill("SIGTERM");
  await child?.exited;
  const built = Bun.spawn([process.execPath, join(import.meta.dir, "dev-assets.ts")], {
    cwd: ROOT,
    stdio: ["ignore", "inherit", "inherit"],
  });
  if ((await built.exited) !== 0) return console.error("The build failed; waiting for the next change.");
  child = Bun.spawn([process.execPath, "src/main.ts", "serve"], {
    cwd: ROOT,
    stdio: ["ignore", "inherit", "inherit"],
  });
}

for (const folder of ["src", "public", "migrations"])
  watch(join(ROOT, folder), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => void restart(), 120);
  });

process.on("SIGINT", () => {
  child?.kill("SIGTERM");
  process.exit(0);
});
await restart();
