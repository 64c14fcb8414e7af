import { expect, test } from "bun:test";
import { dialect } from "#src/config.ts";
import { createLog } from "#src/runtime/log.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { version } from "../../../package.json";
import { type TestApp, testApp } from "#src/testing/site/test-app.ts";

type Options = Parameters<TestApp["request"]>[2];

const statusOf = async (app: TestApp, options: Options) =>
  (await app.request("/metrics", {}, options)).status;

test("Prometheus gets responses, active listings, emails, memory and event loop lag", async () => {
  const app = testApp();
  const seller = await app.signUp();
  await plantCar(app, seller);
  await plantCar(app, seller, { status: "sold" });
  await app.request("/healthz");
  await app.request("/nothing");
  const read = async () => (await app.request("/metrics", {}, { address: "127.0.0.1" })).text();
  await read();
  const text = await read();
  for (const line of [
    "# TYPE markaba_answers_total counter",
    'markaba_answers_total{status="2xx"} 2',
    'markaba_answers_total{status="4xx"} 1',
    'markaba_answers_total{status="5xx"} 0',
    'markaba_listings_for_sale{kind="car"} 1',
    'markaba_listings_for_sale{kind="number-plate"} 0',
    "markaba_mails_waiting 0",
    "markaba_jobs_failing 0",
    "markaba_mails_failed 0",
    `markaba_database_info{engine="${dialect}"} 1`,
    "markaba_runs_jobs 1",
    "markaba_catalog_behind 0",
    `markaba_build_info{version="${version}",bun="${Bun.version}"} 1`,
    "# TYPE markaba_answer_duration_seconds histogram",
    'markaba_answer_duration_seconds_count{route="/healthz",method="GET",status="2xx"} 1',
    'markaba_answer_duration_seconds_count{route="other",method="GET",status="4xx"} 1',
  ])
    expect(text.split("\n")).toContain(line);
  expect(text).toMatch(/^markaba_uptime_seconds [\d.]+$/m);
  expect(text).toMatch(/^markaba_(database|disk_free)_bytes \S+$/m);
  expect(text).toMatch(
    dialect === "sqlite" ? /^markaba_database_connections 0$/m : /^markaba_database_connections [1-9]/m,
  );
  expect(text).toMatch(/^markaba_memory_bytes \d{7,}$/m);
  expect(text).toMatch(/^markaba_event_loop_lag_seconds [\d.e-]+$/m);
});

test("the photo bucket is reported as up, down or not used", async () => {
  const { deps, request } = testApp();
  const read = async () => {
    const text = await (await request("/metrics", {}, { address: "127.0.0.1" })).text();
    return /^markaba_bucket_up (.+)$/m.exec(text)?.[1];
  };
  expect(await read()).toMatch(/nan/i);
  deps.photos.bucketAnswers = async () => true;
  expect(await read()).toBe("1");
  deps.photos.bucketAnswers = async () => false;
  expect(await read()).toBe("0");
});

test("responses are timed by route pattern, whatever addresses and methods visitors send", async () => {
  const app = testApp();
  const car = await plantCar(app, await app.signUp());
  const paths = [`/cars/${car}`, `/ar/cars/${car}`, "/search?q=samar@example.com", "/assets/nothing.js"];
  for (const path of [...paths, "/a@example.com", "/api/a@example.com", "/ar/a@example.com"])
    await app.request(path);
  await app.request("/search", { method: "SEARCH" });
  const text = await (await app.request("/metrics", {}, { address: "127.0.0.1" })).text();
  const series = [...text.matchAll(/seconds_count\{route="([^"]*)",method="([^"]*)",status="([^"]*)"/g)];
  expect(series.map(([, ...labels]) => labels.join(" ")).toSorted()).toEqual([
    "/ar/cars/:id GET 2xx",
    "/cars/:id GET 2xx",
    "/search GET 2xx",
    "other GET 4xx",
    "other other 4xx",
  ]);
  for (const personal of [car, "samar", "example.com"]) expect(text).not.toContain(personal);
});

test("the access log is off by default; it contains nothing about the visitor", async () => {
  const visit = async (config = {}) => {
    const lines: string[] = [];
    const app = testApp({ config, log: createLog("info", (line) => void lines.push(line)) });
    const headers = { "User-Agent": "Unmistakable/1.0", "X-Forwarded-For": "198.51.100.7" };
    await app.request("/search?q=samar", {}, { headers, address: "198.51.100.9" });
    return lines.filter((line) => line.includes('"event":"answer"'));
  };
  expect(await visit()).toEqual([]);
  const [line = "", ...more] = await visit({ ACCESS_LOG: true });
  expect(more).toEqual([]);
  expect(JSON.parse(line)).toEqual({
    time: expect.any(String),
    level: "info",
    event: "answer",
    requestId: expect.any(String),
    method: "GET",
    route: "/search",
    status: 200,
    ms: expect.any(Number),
  });
  for (const personal of ["samar", "Unmistakable", "198.51"]) expect(line).not.toContain(personal);
});

test("without a token the metrics can be read only from this machine, not through an unconfigured proxy", async () => {
  const app = testApp();
  expect(await statusOf(app, { address: "127.0.0.1" })).toBe(200);
  expect(await statusOf(app, { address: "::1" })).toBe(200);
  expect(await statusOf(app, { address: "192.0.2.1" })).toBe(404);
  const forwarded = { address: "127.0.0.1", headers: { "X-Forwarded-For": "192.0.2.1" } };
  expect(await statusOf(app, forwarded)).toBe(404);
});

test("with a token the metrics can be read from anywhere, and before the beta gate", async () => {
  const app = testApp({ config: { METRICS_TOKEN: "petra at dawn", BETA_PASSWORD: "open sesame" } });
  const bearing = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });
  expect(await statusOf(app, bearing("petra at dawn"))).toBe(200);
  expect(await statusOf(app, bearing("petra"))).toBe(401);
  expect(await statusOf(app, { address: "127.0.0.1" })).toBe(401);
});
