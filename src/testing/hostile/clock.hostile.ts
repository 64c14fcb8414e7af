import { afterAll, expect, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { DAY_MS } from "#src/core/time.ts";
import { makeDataDir } from "#src/testing/e2e/server.ts";
import { startSmtpSink } from "#src/testing/outside/smtp-sink.ts";
import { typedCar } from "#src/testing/listings/typed-car.ts";
import { type HostileServer, startHostile } from "./server.ts";

// Runs the executable with its clock set by libfaketime. The monotonic clock is not changed, as with a real clock step.

const [library] = new Bun.Glob("lib*/**/faketime/libfaketime.so.1").scanSync({ cwd: "/usr", absolute: true });
if (!library) console.warn("Skipped: libfaketime is not installed, so the clock of a process cannot be set.");

const STEPS = [
  ["+0", 0],
  ["+1d", DAY_MS],
  ["-20", -20_000],
  ["-1d", -DAY_MS],
  ["+0", 0],
] as const;

const servers: HostileServer[] = [];
afterAll(async () => {
  for (const server of servers) await server.dispose();
});

async function startWithClock(env: Record<string, string> = {}) {
  const dataDir = makeDataDir({ demo: false });
  const file = join(dataDir, "clock");
  const setClock = (offset: string) => writeFileSync(file, offset);
  setClock("+0");
  const faketime = {
    LD_PRELOAD: library ?? "",
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: "1",
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
  };
  const server = await startHostile({ ...faketime, ...env }, dataDir);
  servers.push(server);
  return { server, setClock };
}

async function publish(server: HostileServer, as: { cookie: string }, title: string): Promise<number> {
  const response = await server.call("POST", "/api/cars", { as, json: { ...typedCar, title } });
  expect([title, response.status]).toEqual([title, 201]);
  return ((await response.json()) as { listedAt: number }).listedAt;
}

const titlesOf = async (server: HostileServer): Promise<string[]> => {
  const cars = (await (await server.call("GET", "/api/cars")).json()) as { title: string }[];
  return cars.map(({ title }) => title).sort();
};

test.skipIf(!library)(
  "while the server runs, clock steps sign no one out, and search, emails and limits still work",
  async () => {
    const sink = await startSmtpSink();
    const { server, setClock } = await startWithClock({ SMTP_URL: sink.url });
    const seller = await server.signUp();
    const titles: string[] = [];
    for (const [offset, stepMs] of STEPS) {
      setClock(offset);
      const listedAt = await publish(server, seller, `Car at ${offset} ${titles.length}`);
      expect(Math.abs(listedAt - Date.now() - stepMs)).toBeLessThan(10_000);
      titles.push(`Car at ${offset} ${titles.length}`);
      expect(await titlesOf(server)).toEqual(titles.toSorted());
      const address = "192.0.2.9";
      const statuses = await Promise.all(
        Array.from({ length: 50 }, async () => (await server.call("GET", "/search", { address })).status),
      );
      expect([offset, new Set(statuses)]).toEqual([offset, new Set([200])]);
      const { email } = await server.signUp();
      expect((await sink.mailTo(email)).subject).toContain("Welcome");
      expect([offset, (await server.call("GET", "/readyz")).status]).toEqual([offset, 200]);
    }
    expect(server.logs()).not.toContain('"level":"error"');
    await sink.die();
  },
);

test.skipIf(!library)(
  "between two runs, a clock that is a day behind delays no email and loses nothing",
  async () => {
    const { server, setClock } = await startWithClock();
    const seller = await server.signUp();
    await publish(server, seller, "Yesterday's car");
    for (const offset of ["-1d", "+1d", "+0"]) {
      await server.kill();
      setClock(offset);
      const sink = await startSmtpSink();
      await server.start({ SMTP_URL: sink.url });
      if (offset === "-1d") expect((await sink.mailTo(seller.email)).subject).toContain("Welcome");
      expect((await server.call("GET", "/api/auth/me", { as: seller })).status).toBe(200);
      expect(await titlesOf(server)).toEqual(["Yesterday's car"]);
      await sink.die();
    }
  },
);
