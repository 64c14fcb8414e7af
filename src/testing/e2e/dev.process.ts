import { spawn } from "node:child_process";
import { rmSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { freePort } from "#src/tooling/free-port.ts";
import { makeDataDir } from "./server.ts";

const ROOT = join(import.meta.dirname, "../../..");

test("the development server notifies open pages of a change, and pages include its script", async () => {
  const folder = makeDataDir({ demo: false });
  const port = freePort();
  const origin = `http://localhost:${port}`;
  const env = { ...process.env, DATA_DIR: folder, PORT: String(port), NODE_ENV: "test" };
  const server = spawn(process.execPath, [join(ROOT, "src/tooling/dev.ts")], {
    cwd: ROOT,
    env,
    stdio: "ignore",
  });
  try {
    const login = () =>
      fetch(`${origin}/login`).then(
        (answer) => answer,
        () => null,
      );
    await expect.poll(async () => (await login())?.status, { timeout: 60_000 }).toBe(200);
    const page = await login();
    expect(page?.headers.get("Content-Security-Policy")).toContain("script-src 'self'");
    const html = (await page?.text()) ?? "";
    expect(html).toContain('<script type="module" src="/dev/page.js"></script></head>');
    const [, script] = /src="(\/assets\/en\/[^"]+)"/.exec(html) ?? [];
    expect(await (await fetch(`${origin}${script}`)).text()).toContain("data-island");
    expect(await (await fetch(`${origin}/assets/site.css`)).text()).toContain(".wrap");

    const changes = (await fetch(`${origin}/dev/changes`)).body
      ?.pipeThrough(new TextDecoderStream())
      .getReader();
    const first = (await changes?.read())?.value ?? "";
    expect(first).toContain("event: version");
    utimesSync(join(ROOT, "src/shell/footer.tsx"), new Date(), new Date());
    const second = (await changes?.read())?.value ?? "";
    expect(second).toContain("event: version");
    expect(second).not.toBe(first);
    expect((await login())?.status).toBe(200);
  } finally {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
});
