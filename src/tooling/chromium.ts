import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

// The headless shell is last: it is faster, but four journeys about notifications and fonts fail in it.
const SYSTEM = ["/usr/bin/chromium", "/usr/bin/google-chrome-stable", "/usr/bin/chromium-headless-shell"];

const starts = (path: string) =>
  existsSync(path) && Bun.spawnSync([path, "--version"], { stdout: "ignore", stderr: "ignore" }).success;

export function findChromium(): string | null {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) return wanted;
  return [chromium.executablePath(), ...SYSTEM].find(starts) ?? null;
}

const APT_INSTALL = "apt-get install -y --no-install-recommends";

export async function ensureChromium(): Promise<string> {
  const installers = [
    [process.execPath, "--bun", "node_modules/@playwright/test/cli.js", "install", "--with-deps", "chromium"],
    ["sh", "-c", `apt-get update && ${APT_INSTALL} chromium`],
  ];
  for (const command of installers) {
    if (findChromium()) break;
    console.log(`\nNo browser found. Trying: ${command.join(" ")}`);
    await Bun.spawn(command, { stdio: ["ignore", "inherit", "inherit"] }).exited;
  }
  const found = findChromium();
  if (found) return found;
  throw new Error("No Chromium could be found or installed. Install one and set CHROMIUM_PATH to it.");
}
