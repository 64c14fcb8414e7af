import { createHash } from "node:crypto";
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { ROOT } from "#src/tooling/root.ts";
import type { Driver, Found } from "./driver.ts";

// Chrome 109, the last one for Windows 7 and for many old phones. The npm package has 58 MB, so it is no dependency: it is
// installed once, into a folder of its own, when these tests first need it.
const PACKAGE = "@sparticuz/chromium@109.0.6";
const SHA256 = "4093f192508602ec0fa01b47136a120546e636c5ead67c1852c86a35b444d886";
const FOLDER = join(ROOT, "node_modules/.cache/chrome-109");
const BINARY = join(FOLDER, "chrome");

export async function findChrome109(): Promise<Found> {
  try {
    if (!existsSync(BINARY)) await install();
    return { launch };
  } catch (error) {
    return { missing: `Chrome 109 (npm: ${PACKAGE}): ${(error as Error).message}` };
  }
}

async function install(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, "package.json"), "{}");
  const command = [process.execPath, "add", "--exact", "--ignore-scripts", "--omit=optional", PACKAGE];
  const added = Bun.spawnSync(command, { cwd: FOLDER, stdout: "ignore", stderr: "pipe" });
  if (!added.success) throw new Error(added.stderr.toString().trim());
  const packed = await Bun.file(join(FOLDER, "node_modules/@sparticuz/chromium/bin/chromium.br")).bytes();
  const hash = createHash("sha256").update(packed).digest("hex");
  if (hash !== SHA256) throw new Error(`the package has another browser (${hash})`);
  writeFileSync(`${BINARY}.part`, brotliDecompressSync(packed), { mode: 0o755 });
  renameSync(`${BINARY}.part`, BINARY);
  rmSync(join(FOLDER, "node_modules"), { recursive: true });
}

async function launch(): Promise<Driver> {
  const browser = await chromium.launch({ executablePath: BINARY, args: ["--no-sandbox", "--disable-gpu"] });
  const context = await browser.newContext({ timezoneId: "Asia/Amman", deviceScaleFactor: 1 });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  return {
    resize: (size) => page.setViewportSize(size),
    open: async (address) => void (await page.goto(address)),
    back: async () => void (await page.goBack()),
    evaluate: (expression) => page.evaluate<string>(expression),
    click: (x, y) => page.mouse.click(x, y),
    press: async (keys) => {
      for (const key of keys) {
        if (key.length > 1) await page.keyboard.press(key);
        else await page.keyboard.type(key);
      }
    },
    upload: (selector, paths) => page.setInputFiles(selector, paths),
    screenshot: () => page.screenshot(),
    takeProblems: () => problems.splice(0),
    close: () => browser.close(),
  };
}
