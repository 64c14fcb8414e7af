import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { clickAt, pressKeys } from "./actions.ts";
import type { Driver, Found } from "./driver.ts";
import { runProgram } from "./run-program.ts";

// Firefox by WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi), which it speaks itself.
interface Message {
  id?: number;
  type: "success" | "error" | "event";
  result?: unknown;
  message?: string;
  method?: string;
  params?: { level: string; text: string };
}

/** With an empty page the address bar has the focus. */
const FIRST_PAGE = "data:text/html,<p>";

export function findFirefox(): Found {
  const path = Bun.which("firefox-esr") ?? Bun.which("firefox");
  return path ? { launch: () => launchFirefox(path) } : { missing: "Firefox (Debian: firefox-esr)" };
}

async function launchFirefox(path: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), "markaba-firefox-"));
  const browser = runProgram(
    path,
    ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0", FIRST_PAGE],
    { HOME: profile, TZ: "Asia/Amman" },
  );
  const socket = new WebSocket(`${await browser.says(/WebDriver BiDi listening on (ws:\S+)/)}/session`);
  const problems: string[] = [];
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    const { id = -1, type, params } = message;
    if (type === "event" && params?.level === "error") problems.push(params.text);
    if (type === "error") waiting.get(id)?.reject(new Error(`Firefox: ${message.message}`));
    if (type === "success") waiting.get(id)?.resolve(message.result);
  });
  await new Promise((resolve) => socket.addEventListener("open", resolve, { once: true }));

  let sent = 0;
  const send = (method: string, params: object): Promise<unknown> => {
    const id = ++sent;
    const answer = Promise.withResolvers<unknown>();
    waiting.set(id, answer);
    socket.send(JSON.stringify({ id, method, params }));
    return answer.promise;
  };
  await send("session.new", { capabilities: {} });
  await send("session.subscribe", { events: ["log.entryAdded"] });
  const { contexts } = (await send("browsingContext.getTree", {})) as { contexts: { context: string }[] };
  const context = contexts[0]?.context ?? "";

  return {
    resize: async (viewport) => void (await send("browsingContext.setViewport", { context, viewport })),
    open: async (url) => void (await send("browsingContext.navigate", { context, url, wait: "complete" })),
    back: async () => void (await send("browsingContext.traverseHistory", { context, delta: -1 })),
    evaluate: async (expression) => {
      const answer = (await send("script.evaluate", {
        expression,
        awaitPromise: true,
        target: { context },
      })) as { result?: { value: string }; exceptionDetails?: { text: string } };
      if (!answer.result) throw new Error(`Firefox: ${answer.exceptionDetails?.text}`);
      return answer.result.value;
    },
    click: async (x, y) => void (await send("input.performActions", { context, actions: clickAt(x, y) })),
    press: async (keys) => void (await send("input.performActions", { context, actions: pressKeys(keys) })),
    upload: async (value, files) => {
      const { nodes } = (await send("browsingContext.locateNodes", {
        context,
        locator: { type: "css", value },
      })) as { nodes: { sharedId: string }[] };
      await send("input.setFiles", { context, element: { sharedId: nodes[0]?.sharedId }, files });
    },
    screenshot: async () => {
      const { data } = (await send("browsingContext.captureScreenshot", { context })) as { data: string };
      return Buffer.from(data, "base64");
    },
    takeProblems: () => problems.splice(0),
    close: async () => {
      socket.close();
      await browser.stop();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
