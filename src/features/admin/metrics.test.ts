import { expect, test } from "bun:test";
import { plantCar } from "#src/testing/plant-car.ts";
import { type TestApp, testApp } from "#src/testing/test-app.ts";

type Options = Parameters<TestApp["request"]>[2];

const statusOf = async (app: TestApp, options: Options) =>
  (await app.request("/metrics", {}, options)).status;

test("what Prometheus reads: answers, listings for sale, mails, memory, the loop's lag", async () => {
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
  ])
    expect(text.split("\n")).toContain(line);
  expect(text).toMatch(/^markaba_memory_bytes \d{7,}$/m);
  expect(text).toMatch(/^markaba_event_loop_lag_seconds [\d.e-]+$/m);
});

test("without a token it is read from this machine alone, and not through a proxy that is not named", async () => {
  const app = testApp();
  expect(await statusOf(app, { address: "127.0.0.1" })).toBe(200);
  expect(await statusOf(app, { address: "::1" })).toBe(200);
  expect(await statusOf(app, { address: "192.0.2.1" })).toBe(404);
  const forwarded = { address: "127.0.0.1", headers: { "X-Forwarded-For": "192.0.2.1" } };
  expect(await statusOf(app, forwarded)).toBe(404);
});

test("with a token it is read by whoever has it, also before the beta gate", async () => {
  const app = testApp({ config: { METRICS_TOKEN: "petra at dawn", BETA_PASSWORD: "open sesame" } });
  const bearing = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });
  expect(await statusOf(app, bearing("petra at dawn"))).toBe(200);
  expect(await statusOf(app, bearing("petra"))).toBe(401);
  expect(await statusOf(app, { address: "127.0.0.1" })).toBe(401);
});
