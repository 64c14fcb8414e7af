import { expect, test } from "bun:test";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "#src/tooling/root.ts";

const lines = (await Bun.file(join(ROOT, "Dockerfile")).text()).split("\n");

test("the packages can be installed with what the Dockerfile copies before it installs them", async () => {
  const install = lines.findIndex((line) => line.startsWith("RUN npx") && line.includes(" install "));
  const copied = lines
    .slice(0, install)
    .flatMap((line) => /^COPY (.+) \.\/\w*$/.exec(line)?.[1]?.split(" ") ?? []);
  expect(copied).toContain("package.json");
  const folder = mkdtempSync(join(tmpdir(), "markaba-dockerfile-"));
  for (const path of copied) cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  const run = Bun.spawn([process.execPath, "install", "--frozen-lockfile", "--ignore-scripts"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const problems = await new Response(run.stderr).text();
  expect([await run.exited, problems]).toEqual([0, expect.any(String)]);
  rmSync(folder, { recursive: true });
});

test("images have fixed versions", async () => {
  const scale = await Bun.file(join(ROOT, "compose.scale.yaml")).text();
  const images = [...lines.join("\n").matchAll(/^FROM (\S+)/gm), ...scale.matchAll(/image: (\S+)/g)];
  expect(images.length).toBeGreaterThan(4);
  for (const [, image] of images) expect(image).toMatch(/:v?\d+\.\d+/);
});
