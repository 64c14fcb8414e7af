import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const DEBIAN = "/usr/bin/chromium";
const SYSTEM = [DEBIAN, "/usr/bin/google-chrome-stable"];
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
const INSTALL_SHELL = ["sh", "-c", `apt-get update && ${APT_INSTALL} chromium-headless-shell`];

export async function ensureChromium(): Promise<void> {
  const installers = [
    [process.execPath, "--bun", "node_modules/@playwright/test/cli.js", "install", "--with-deps", "chromium"],
    ["sh", "-c", `apt-get update && ${APT_INSTALL} chromium`],
  ];
  for (const command of installers) {
    if (findChromium()) break;
    console.log("\nNo browser found.");
    await install(command);
  }
  if (process.getuid?.() === 0 && findChromium() === DEBIAN && !findHeadlessShell())
    await install(INSTALL_SHELL);
  if (!findChromium())
    console.error("No Chromium could be found or installed. Install one and set CHROMIUM_PATH to it.");
}

async function install(command: string[]): Promise<void> {
  console.log(`Trying: ${command.join(" ")}`);
  await Bun.spawn(command, { stdio: ["ignore", "inherit", "inherit"] }).exited;
}
