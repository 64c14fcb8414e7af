import { watch } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./root.ts";

// One child serves; a change rebuilds what browsers fetch and starts it anew, which takes about two seconds.
const QUIET_MS = 120;
let server: Bun.Subprocess | undefined;
let timer: Timer | undefined;
let turn = Promise.resolve();

const run = (...args: string[]) =>
  Bun.spawn([process.execPath, ...args], { cwd: ROOT, stdio: ["ignore", "inherit", "inherit"] });

async function restart(): Promise<void> {
  if ((await run("src/tooling/dev-assets.ts").exited) !== 0)
    return console.error("The build failed; waiting for the next change.");
  server?.kill("SIGTERM");
  await server?.exited;
  server = run("src/main.ts", "serve");
}

const restartInTurn = () => void (turn = turn.then(restart));

for (const folder of ["src", "public", "migrations"])
  watch(join(ROOT, folder), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(restartInTurn, QUIET_MS);
  });

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    server?.kill("SIGTERM");
    process.exit(0);
  });

restartInTurn();
