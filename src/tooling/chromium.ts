import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const SYSTEM = ["/usr/bin/chromium", "/usr/bin/google-chrome-stable"];
const SYSTEM_SHELL = "/usr/bin/chromium-headless-shell";

const starts = (path: string) =>
  existsSync(path) && Bun.spawnSync([path, "--version"], { stdout: "ignore", stderr: "ignore" }).success;

export function findChromium(): string | null {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) return wanted;
  return [chromium.executablePath(), ...SYSTEM].find(starts) ?? null;
}

/** Debian's Chromium without windows, which opens a new visitor's page in half the time. Null if another browser is to be used. */
export const findHeadlessShell = (): string | null =>
  !process.env.CHROMIUM_PATH && !starts(chromium.executablePath()) && starts(SYSTEM_SHELL)
    ? SYSTEM_SHELL
    : null;

const APT_INSTALL = "apt-get install -y --no-install-recommends";

export async function ensureChromium(): Promise<void> {
  const installers = [
    [process.execPath, "--bun", "node_modules/@playwright/test/cli.js", "install", "--with-deps", "chromium"],
    ["sh", "-c", `apt-get update && ${APT_INSTALL} chromium && ${APT_INSTALL} chromium-headless-shell`],
  ];
  for (const command of installers) {
    if (findChromium()) return;
    console.log(`\nNo browser found. Trying: ${command.join(" ")}`);
    await Bun.spawn(command, { stdio: ["ignore", "inherit", "inherit"] }).exited;
  }
  if (!findChromium())
    console.error("No Chromium could be found or installed. Install one and set CHROMIUM_PATH to it.");
}
