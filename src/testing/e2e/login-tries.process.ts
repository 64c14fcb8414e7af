import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { makeDataDir, type RunningServer, startServer } from "./server.ts";

const owner = { name: "Rania", email: "rania@example.com", password: "zaytoun-at-seven" };
const STRANGERS = 200;
const PARALLEL = 4;

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer(makeDataDir({ demo: false }));
});
test.afterAll(() => server.stop());

/** Repeats the attempt while the server is busy with other logins, as on a slow machine. */
async function attempt(...given: Parameters<typeof post>): Promise<Response> {
  for (;;) {
    const answer = await post(...given);
    if (answer.status !== 503) return answer;
    await sleep(200);
  }
}

const post = (path: string, body: object, address: string, cookies = "") =>
  fetch(`${server.origin}/api/auth/${path}`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Origin: server.origin,
      "X-Forwarded-For": address,
      Cookie: cookies,
    },
    body: JSON.stringify(body),
  });

/** The device cookie, which the browser keeps after the session has ended. */
const deviceOf = ({ headers }: Response): string =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith("device="))
    ?.split(";")[0] ?? "";

test("200 wrong passwords from different addresses lock out neither the owner's browser nor a new one", async () => {
  const device = deviceOf(await post("register", owner, "203.0.113.1"));
  const statuses: number[] = [];
  let next = 0;
  const stranger = async () => {
    while (next < STRANGERS) {
      const number = next++;
      const guess = { email: owner.email, password: `guess number ${number}` };
      statuses.push((await attempt("login", guess, `198.51.100.${number}`)).status);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, stranger));
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(STRANGERS / 2);

  const known = await attempt("login", owner, "203.0.113.1", device);
  expect(known.status).toBe(200);

  const first = await attempt("login", owner, "203.0.113.2");
  if (first.status === 429) {
    const seconds = Number(first.headers.get("Retry-After"));
    expect(seconds).toBeLessThanOrEqual(10);
    await sleep(seconds * 1000);
    expect((await attempt("login", owner, "203.0.113.2")).status).toBe(200);
  } else expect(first.status).toBe(200);
});

test("while passwords are tried faster than they can be checked, the excess is refused and pages still load", async () => {
  const attempts = Array.from({ length: 1500 }, (_, i) =>
    post("login", { email: `p${i}@example.com`, password: "wrong" }, `10.8.${i >> 8}.${i & 255}`),
  );
  const page = await fetch(`${server.origin}/search`);
  expect(page.status).toBe(200);
  const answers = await Promise.all(attempts);
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.headers.get("Retry-After")).toBe("2");
  expect(answers.filter(({ status }) => status !== 401 && status !== 503)).toEqual([]);
});
