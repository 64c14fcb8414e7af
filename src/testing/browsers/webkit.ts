import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#src/tooling/free-port.ts";
import { clickAt, pressKeys } from "./actions.ts";
import type { Driver, Found } from "./driver.ts";
import { runProgram } from "./run-program.ts";

// WebKitGTK by WebDriver (https://www.w3.org/TR/webdriver2), on a display of its own.
const WEB_DRIVER = "/usr/bin/WebKitWebDriver";
const DISPLAY_SERVER = "/usr/bin/Xvfb";
const BROWSERS = ["x86_64", "aarch64"].map(
  (processor) => `/usr/lib/${processor}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
);
/** The name of an element's reference. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
const SCREEN = "390x844x24";
/** MiniBrowser's toolbar is wider than a phone. */
const NARROW_TOOLBAR = "* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; }";

export function findWebkit(): Found {
  const binary = BROWSERS.find((path) => existsSync(path));
  if (!binary || !existsSync(WEB_DRIVER)) return { missing: "WebKitGTK (Debian: webkit2gtk-driver)" };
  if (!existsSync(DISPLAY_SERVER)) return { missing: "Xvfb for WebKitGTK (Debian: xvfb)" };
  return { launch: () => launchWebkit(binary) };
}

async function launchWebkit(binary: string): Promise<Driver> {
  const home = mkdtempSync(join(tmpdir(), "markaba-webkit-"));
  mkdirSync(join(home, "gtk-3.0"));
  writeFileSync(join(home, "gtk-3.0/gtk.css"), NARROW_TOOLBAR);
  // Without a window manager the window under the mouse has the focus. The mouse starts in the middle of the screen, which is
  // inside of the window, since the screen is as small as the smallest window.
  const screen = runProgram(DISPLAY_SERVER, ["-displayfd", "1", "-screen", "0", SCREEN, "-nolisten", "tcp"]);
  const port = freePort();
  const driver = runProgram(WEB_DRIVER, [`--port=${port}`], {
    DISPLAY: `:${await screen.says(/^(\d+)\n/m)}`,
    HOME: home,
    XDG_CONFIG_HOME: home,
    GDK_BACKEND: "x11",
    // Without a graphics card this takes half the time.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1",
    TZ: "Asia/Amman",
  });
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${address}/status`).catch(() => null))?.ok) await Bun.sleep(20);

  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(address + path, { method, body: body && JSON.stringify(body) });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
    if (!answer.ok) throw new Error(`WebKit, ${path}: ${value?.error} ${value?.message}`);
    return value;
  };
  const args = ["--automation", "--full-screen", "--enable-write-console-messages-to-stdout=true"];
  const { sessionId } = (await send("POST", "/session", {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": { binary, args } } },
  })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  const post = (path: string, body: object) => send("POST", session + path, body);

  let heard = driver.output().length;
  return {
    resize: async (size) => void (await post("/window/rect", size)),
    open: async (url) => void (await post("/url", { url })),
    back: async () => void (await post("/back", {})),
    evaluate: async (expression) =>
      (await post("/execute/sync", { script: `return ${expression}`, args: [] })) as string,
    click: async (x, y) => void (await post("/actions", { actions: clickAt(x, y) })),
    press: async (keys) => void (await post("/actions", { actions: pressKeys(keys) })),
    upload: async (value, paths) => {
      const element = (await post("/element", { using: "css selector", value })) as Record<string, string>;
      await post(`/element/${element[ELEMENT]}/value`, { text: paths.join("\n") });
    },
    screenshot: async () => Buffer.from((await send("GET", `${session}/screenshot`)) as string, "base64"),
    takeProblems: () => {
      const fresh = driver.output().slice(heard);
      heard = driver.output().length;
      return fresh.split("\n").filter((line) => /CONSOLE \S+ ERROR/.test(line));
    },
    close: async () => {
      await send("DELETE", session);
      await driver.stop();
      await screen.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
