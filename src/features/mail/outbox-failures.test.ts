import { afterEach, expect, test } from "bun:test";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#src/core/time.ts";
import { mails } from "#src/testing/outside/mails.ts";
import {
  closePostOffices,
  IMPATIENT,
  PATIENT,
  postOffice,
  runner,
  subjects,
  write,
} from "#src/testing/outside/post-office.ts";
import type { Manners } from "#src/testing/outside/smtp-sink.ts";
import type { TestApp } from "#src/testing/site/test-app.ts";
import { CLAIM_MS, mailQueue, markSent, WAITS_MS } from "./actions/outbox.ts";

afterEach(closePostOffices);

const LETTERS = ["Letter 1", "Letter 2", "Letter 3", "Letter 4", "Letter 5"];

test.each<Manners>(["busy", "refuse", "closing", "silent", "half-way"])(
  "a server that is %s for an hour: each mail arrives exactly once, by a process that started anew meanwhile",
  async (manners) => {
    const { app, sink } = await postOffice();
    const run = runner(app, sink, manners === "silent" ? IMPATIENT : PATIENT);
    sink.manners = manners;
    await write(app, 5);
    for (let minute = 0; minute < 60; minute += 5) {
      await run();
      app.clock.advance(5 * MINUTE_MS);
    }
    expect(sink.mails).toEqual([]);
    expect((await mails(app)).every(({ sentAt, failedAt }) => sentAt === null && failedAt === null)).toBe(
      true,
    );

    sink.manners = "take";
    const anew = [runner(app, sink), runner(app, sink)];
    for (let hour = 0; hour < 6; hour++) {
      await Promise.all(anew.map((process) => process()));
      app.clock.advance(HOUR_MS);
    }
    expect(subjects(sink.mails)).toEqual(LETTERS);
    expect((await mails(app)).every(({ sentAt }) => sentAt !== null)).toBe(true);
  },
  60_000,
);

test("after an hour without a server, each email is sent once", async () => {
  const { app, sink, run } = await postOffice();
  await sink.die();
  await write(app, 5);
  for (let minute = 0; minute < 60; minute += 5) {
    await run();
    app.clock.advance(5 * MINUTE_MS);
  }
  await sink.listen();
  for (let hour = 0; hour < 6; hour++) {
    await run();
    app.clock.advance(HOUR_MS);
  }
  expect(subjects(sink.mails)).toEqual(LETTERS);
});

test("if a process dies while it sends an email, another one sends it after the claim ends", async () => {
  const { app, sink } = await postOffice();
  await write(app);
  expect(await mailQueue.claim(app.deps)).not.toBeNull();
  const next = runner(app, sink);
  await next();
  app.clock.advance(CLAIM_MS - 1);
  await next();
  expect(sink.mails).toEqual([]);
  app.clock.advance(1);
  await next();
  expect(subjects(sink.mails)).toEqual(["Letter 1"]);
});

test("an email without a confirmation is sent again with the same message id", async () => {
  const { app, sink, run } = await postOffice();
  sink.manners = "no-receipt";
  await write(app);
  await run();
  sink.manners = "take";
  app.clock.advance(MINUTE_MS);
  await run();
  const [first, second] = [...sink.unacknowledged, ...sink.mails];
  expect(first?.messageId).toMatch(/^<.+@.+>$/);
  expect(second?.messageId).toBe(first?.messageId ?? "");
  expect(first?.headers["date"]).toBe(second?.headers["date"] ?? "");
});

test.each<Manners>(["closing", "leaving"])(
  "a server that is %s is tried with one mail, not with all",
  async (manners) => {
    const { app, sink, run } = await postOffice();
    sink.manners = manners;
    await write(app, 50);
    await run();
    await run();
    expect(sink.connections).toBeLessThanOrEqual(3);
    const tried = (await mails(app)).filter(({ attempts }) => attempts > 0);
    expect(tried.length).toBeLessThanOrEqual(3);
  },
);

test("a failed attempt that lost its claim changes nothing during a newer attempt", async () => {
  const { app, deps, clock } = await postOffice();
  await write(app);
  const overtaken = await claimNext(deps);
  clock.advance(CLAIM_MS);
  const newer = await claimNext(deps);
  expect(newer.attempts).toBe(2);
  await mailQueue.markUnsent(deps, overtaken, "too late");
  expect(await mails(app)).toEqual([newer]);
  clock.advance(CLAIM_MS - 1);
  expect(await mailQueue.claim(deps)).toBeNull();
});

test("an email delivered by an attempt that lost its claim is not sent again, and keeps its delivery time", async () => {
  const { app, deps, clock } = await postOffice();
  await write(app);
  const overtaken = await claimNext(deps);
  clock.advance(CLAIM_MS);
  const newer = await claimNext(deps);
  await markSent(deps, overtaken);
  const [sent] = await mails(app);
  expect(sent?.sentAt).toBe(clock.now());
  clock.advance(1000);
  await mailQueue.markUnsent(deps, newer, "refused");
  await markSent(deps, newer);
  expect(await mails(app)).toEqual(sent ? [sent] : []);
  clock.advance(DAY_MS);
  expect(await mailQueue.claim(deps)).toBeNull();
});

test("a failed attempt that lost its claim changes nothing after another one has sent the email", async () => {
  const { app, sink, run, deps, clock } = await postOffice();
  await write(app);
  const slow = await claimNext(deps);
  clock.advance(CLAIM_MS);
  await run();
  expect(subjects(sink.mails)).toEqual(["Letter 1"]);
  const [sent] = await mails(app);
  await mailQueue.markUnsent(deps, slow, "too late");
  expect(await mails(app)).toEqual(sent ? [sent] : []);
});

test("at most 500 characters of an error are stored", async () => {
  const { app, deps } = await postOffice();
  await write(app);
  const mail = await claimNext(deps);
  await mailQueue.markUnsent(deps, mail, "554 ".repeat(1000));
  expect((await mails(app))[0]?.lastError).toHaveLength(500);
});

test("the email that has waited longest is sent first", async () => {
  const { app, sink, run, clock } = await postOffice();
  await write(app, 2);
  sink.manners = "refuse";
  await run();
  clock.advance(MINUTE_MS / 2);
  await write(app, 1, { uniqueKey: "later", write: () => ({ subject: "Later", paragraphs: [] }) });
  clock.advance(MINUTE_MS / 2);
  expect((await mailQueue.claim(app.deps))?.subject).toBe("Later");
});

test("a refused email does not block the others", async () => {
  const { app, sink, run } = await postOffice();
  await write(app, 1, { to: { userId: null, email: "no such address", language: "en" } });
  await write(app, 3);
  await run();
  expect(subjects(sink.mails)).toEqual(["Letter 1", "Letter 2", "Letter 3"]);
});

test("retries become less frequent; after nearly three days the email fails and is logged without the address", async () => {
  const { app, clock, logged, sink, run } = await postOffice();
  sink.manners = "refuse";
  await write(app);
  const begun = clock.now();
  const tries: number[] = [];
  for (let failedAt: number | null = null; failedAt === null && tries.length < 20;) {
    const [waiting] = await mails(app);
    clock.advance((waiting?.nextTryAt ?? 0) - clock.now() - 1);
    await run();
    expect((await mails(app))[0]?.attempts).toBe(tries.length);
    clock.advance(1);
    await run();
    const [tried] = await mails(app);
    tries.push(clock.now() - begun);
    expect(tried?.attempts).toBe(tries.length);
    failedAt = tried?.failedAt ?? null;
  }
  const waits = tries.slice(1).map((at, i) => at - (tries[i] ?? 0));
  expect(waits).toEqual(WAITS_MS);
  expect(tries.at(-1)).toBeWithin(2 * DAY_MS, 3 * DAY_MS);
  const [row] = await mails(app);
  expect(row?.failedAt).toBe(clock.now());
  expect(row?.lastError).toContain("554");
  const last = JSON.parse(logged.at(-1) ?? "{}");
  expect(last).toMatchObject({
    event: "mail given up",
    mail: row?.id,
    attempts: tries.length,
    responseCode: 554,
  });
  expect(logged.join("\n")).not.toContain("reader1@example.com");
  clock.advance(DAY_MS);
  await run();
  expect((await mails(app))[0]?.attempts).toBe(tries.length);
});

async function claimNext(deps: TestApp["deps"]) {
  const mail = await mailQueue.claim(deps);
  if (!mail) throw new Error("Nothing was due");
  return mail;
}
