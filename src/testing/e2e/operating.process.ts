import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { version } from "../../../package.json";
import { makeDataDir, startServer } from "./server.ts";

let folder = "";
test.beforeEach(() => void (folder = makeDataDir({ demo: false })));
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("the executable serves /metrics with times by route, its version and its uptime", async () => {
  const server = await startServer(folder);
  for (const path of ["/search?q=samar", "/search?q=lina", "/samar@example.com"])
    await fetch(server.origin + path);
  const answer = await fetch(`${server.origin}/metrics`);
  expect(answer.headers.get("Content-Type")).toContain("text/plain; version=0.0.4");
  const text = await answer.text();
  expect(text).toContain(
    'markaba_answer_duration_seconds_bucket{le="+Inf",route="/search",method="GET",status="2xx"} 2',
  );
  expect(text).toContain(`markaba_build_info{version="${version}",bun="`);
  for (const name of ["uptime_seconds", "memory_bytes", "database_bytes", "disk_free_bytes"])
    expect(Number(new RegExp(`^markaba_${name} (\\S+)$`, "m").exec(text)?.[1])).toBeGreaterThan(0);
  expect(text).not.toContain("samar");
  await server.stop();
});

test("ACCESS_LOG=1 logs responses without what visitors type", async () => {
  const logging = { LOG_LEVEL: "info", ACCESS_LOG: "1" };
  const server = await startServer(folder, logging);
  await fetch(`${server.origin}/search?q=samar`, { headers: { "User-Agent": "Unmistakable" } });
  await expect.poll(server.output).toContain('"event":"answer"');
  expect(server.output()).toMatch(/"method":"GET","route":"\/search","status":200,"ms":[\d.]+/);
  expect(server.output()).not.toMatch(/samar|Unmistakable/);
  await server.stop();
});

test("the list of contents is next to the executable", () => {
  const path = join(import.meta.dirname, "../../../dist/markaba.cdx.json");
  const { bomFormat, components } = JSON.parse(readFileSync(path, "utf8")) as {
    bomFormat: string;
    components: { purl: string }[];
  };
  expect(bomFormat).toBe("CycloneDX");
  expect(components.map(({ purl }) => purl)).toContainEqual(expect.stringMatching(/^pkg:npm\/hono@4/));
});
