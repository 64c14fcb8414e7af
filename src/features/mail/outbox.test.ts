import { afterEach, expect, test } from "bun:test";
import { asc } from "drizzle-orm";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#src/http/rate-limit.ts";
import { startJobs } from "#src/runtime/jobs.ts";
import { type Mailer, openMailer } from "#src/runtime/mailer.ts";
import { type Manners, type SmtpSink, startSmtpSink } from "#src/testing/smtp-sink.ts";
import { testApp, type TestApp } from "#src/testing/test-app.ts";
import { CLAIM_MS, claimMail, queueMail, tidyOutbox, WAITS_MS } from "./actions.ts";
import { mailJobs } from "./jobs.ts";
import { outbox } from "./tables.ts";

/** For a busy machine; only a server that never answers is not waited for. */
const PATIENT = { answerMs: 20_000, mailMs: 30_000, closeMs: 100 };
const IMPATIENT = { ...PATIENT, answerMs: 250 };
const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

async function world(config: Parameters<typeof testApp>[0] = {}) {
  const app = testApp(config);
  const sink = await startSmtpSink();
  cleanUps.push(() => sink.die());
  return { ...app, app, sink, run: runner(app, sink) };
}

/** A process of its own on the same database: one run of its outbox job a call. */
function runner({ deps }: Pick<TestApp, "deps">, sink: SmtpSink, patience = PATIENT) {
  const mailer = openMailer(sink.url, patience);
  cleanUps.push(() => mailer.close());
  return runOf(deps, mailer);
}

function runOf(deps: TestApp["deps"], mailer: Mailer): () => Promise<void> {
  const job = mailJobs(deps, mailer).find(({ name }) => name === "outbox");
  if (!job) throw new Error("There is no outbox job");
  return job.run;
}

const write = (
  { deps }: Pick<TestApp, "deps">,
  count = 1,
  more: Partial<Parameters<typeof queueMail>[2]> = {},
) =>
  deps.db.withTx(async (tx) => {
    for (let i = 1; i <= count; i++)
      await queueMail(tx, deps, {
        kind: "test",
        to: { userId: null, email: `reader${i}@example.com`, language: "en" },
        write: () => ({ subject: `Letter ${i}`, paragraphs: ["Good news."] }),
        ...more,
      });
  });
const rows = ({ deps }: Pick<TestApp, "deps">) => deps.db.read.select().from(outbox).orderBy(asc(outbox.id));
const subjects = (mails: { subject: string }[]) => mails.map(({ subject }) => subject).sort();
const LETTERS = ["Letter 1", "Letter 2", "Letter 3", "Letter 4", "Letter 5"];

test("what waits is sent once: both texts, whom it is from, an id of its own", async () => {
  const { app, sink, run } = await world({ config: { PUBLIC_ORIGIN: "https://cars.example.com" } });
  await write(app);
  await run();
  await run();
  expect(sink.mails).toHaveLength(1);
  const [mail] = sink.mails;
  const [row] = await rows(app);
  expect(mail).toMatchObject({
    to: ["reader1@example.com"],
    from: "Markaba <noreply@cars.example.com>",
    subject: "Letter 1",
    messageId: `<${row?.id}@cars.example.com>`,
  });
  expect(mail?.text).toContain("Good news.");
  expect(mail?.html).toContain("Good news.</p>");
  expect(mail?.headers["list-unsubscribe"]).toBeUndefined();
  expect(row).toMatchObject({ sentAt: app.clock.now(), attempts: 1, lastError: null });
});

test("Arabic arrives as it was written", async () => {
  const { app, sink, run } = await world();
  await write(app, 1, {
    to: { userId: null, email: "reader@example.com", language: "ar" },
    write: () => ({ subject: "استفسار جديد عن سيارتك", paragraphs: ["وصلك استفسار من سمر."] }),
  });
  await run();
  expect(sink.mails[0]).toMatchObject({
    subject: "استفسار جديد عن سيارتك",
    from: "مركبة <noreply@localhost>",
  });
  expect(sink.mails[0]?.text).toContain("وصلك استفسار من سمر.");
  expect(sink.mails[0]?.html).toContain('dir="rtl"');
});

test("MAIL_FROM names the sender, with a name or without", async () => {
  for (const [given, from] of [
    ["Cars <hello@example.com>", "Cars <hello@example.com>"],
    ['"Cars, Ltd" <hello@example.com>', '"Cars, Ltd" <hello@example.com>'],
    ["hello@example.com", "hello@example.com"],
  ]) {
    const { app, sink, run } = await world({ config: { MAIL_FROM: given } });
    await write(app);
    await run();
    expect(sink.mails[0]?.from).toBe(from ?? "");
  }
});

test("a mail that can be stopped with one click says how", async () => {
  const { app, sink, run } = await world();
  await write(app, 1, { unsubscribeUrl: "https://cars.example.com/newsletter/unsubscribe?token=x" });
  await run();
  expect(sink.mails[0]?.headers).toMatchObject({
    "list-unsubscribe": "<https://cars.example.com/newsletter/unsubscribe?token=x>",
    "list-unsubscribe-post": "List-Unsubscribe=One-Click",
  });
});

test("a key is used once", async () => {
  const { app } = await world();
  await write(app, 2, { uniqueKey: "once" });
  expect(await rows(app)).toHaveLength(1);
});

test.each<Manners>(["busy", "refuse", "closing", "silent", "half-way"])(
  "a server that is %s for an hour: each mail arrives exactly once, by a process that started anew meanwhile",
  async (manners) => {
    const { app, sink } = await world();
    const run = runner(app, sink, manners === "silent" ? IMPATIENT : PATIENT);
    sink.manners = manners;
    await write(app, 5);
    for (let minute = 0; minute < 60; minute += 5) {
      await run();
      app.clock.advance(5 * MINUTE_MS);
    }
    expect(sink.mails).toEqual([]);
    expect((await rows(app)).every(({ sentAt, failedAt }) => sentAt === null && failedAt === null)).toBe(
      true,
    );

    sink.manners = "take";
    const anew = [runner(app, sink), runner(app, sink)];
    for (let hour = 0; hour < 6; hour++) {
      await Promise.all(anew.map((process) => process()));
      app.clock.advance(HOUR_MS);
    }
    expect(subjects(sink.mails)).toEqual(LETTERS);
    expect((await rows(app)).every(({ sentAt }) => sentAt !== null)).toBe(true);
  },
  60_000,
);

test("a server that is gone for an hour and comes back gets each mail once", async () => {
  const { app, sink, run } = await world();
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

test("two processes at the same time send no mail twice", async () => {
  const { app, sink, run } = await world();
  const other = runner(app, sink);
  await write(app, 5);
  await Promise.all([run(), other(), run(), other()]);
  expect(subjects(sink.mails)).toEqual(LETTERS);
});

test("a mail whose process died while it was on its way is sent by the next one, not before its claim ends", async () => {
  const { app, sink } = await world();
  await write(app);
  expect(await claimMail(app.deps)).not.toBeNull();
  const next = runner(app, sink);
  await next();
  app.clock.advance(CLAIM_MS - 1);
  await next();
  expect(sink.mails).toEqual([]);
  app.clock.advance(1);
  await next();
  expect(subjects(sink.mails)).toEqual(["Letter 1"]);
});

test("where only the receipt was lost, the second copy carries the id of the first", async () => {
  const { app, sink, run } = await world();
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

test("a server that is down is asked about one mail, not about all of them", async () => {
  const { app, sink, run } = await world();
  sink.manners = "closing";
  await write(app, 50);
  await run();
  await run();
  expect(sink.connections).toBeLessThanOrEqual(3);
  const tried = (await rows(app)).filter(({ attempts }) => attempts > 0);
  expect(tried.length).toBeLessThanOrEqual(3);
});

test("one mail that is refused does not hold up the others", async () => {
  const { app, sink, run } = await world();
  await write(app, 1, { to: { userId: null, email: "no such address", language: "en" } });
  await write(app, 3);
  await run();
  expect(subjects(sink.mails)).toEqual(["Letter 1", "Letter 2", "Letter 3"]);
});

test("waits grow, and after nearly three days it is given up and said in the log, without the address", async () => {
  const { app, deps, clock, logged, sink, run } = await world();
  sink.manners = "refuse";
  await write(app);
  const begun = clock.now();
  const tries: number[] = [];
  for (let attempts = 0; clock.now() < begun + 5 * DAY_MS; clock.advance(MINUTE_MS / 2)) {
    if ((await countDue(deps)) === 0) continue;
    await run();
    const [row] = await rows(app);
    expect(row?.attempts).toBe(++attempts);
    tries.push(clock.now() - begun);
    if (row?.failedAt) break;
  }
  const waits = tries.slice(1).map((at, i) => at - (tries[i] ?? 0));
  expect(waits).toEqual(WAITS_MS);
  expect(tries.at(-1)).toBeWithin(2 * DAY_MS, 3 * DAY_MS);
  const [row] = await rows(app);
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
  expect((await rows(app))[0]?.attempts).toBe(tries.length);
});

/** How many mails wait for no later time. */
const countDue = async ({ db, clock }: TestApp["deps"]) =>
  (await db.read.select().from(outbox)).filter(({ nextTryAt }) => nextTryAt <= clock.now()).length;

test("without a mail server everything stays in the outbox", async () => {
  const { app, deps, sink } = await world();
  await write(app, 2);
  const jobs = mailJobs(deps, null);
  for (const job of jobs) await job.run();
  expect(sink.mails).toEqual([]);
  expect((await rows(app)).map(({ attempts, sentAt }) => [attempts, sentAt])).toEqual([
    [0, null],
    [0, null],
  ]);
});

test("the words of a sent mail are not kept, since links to accounts are among them", async () => {
  const { app, run } = await world();
  await write(app);
  await run();
  expect((await rows(app))[0]).toMatchObject({ text: "", html: "", subject: "Letter 1" });
  const dev = await world({ config: { NODE_ENV: "development" } });
  await write(dev.app);
  await dev.run();
  expect((await rows(dev.app))[0]?.text).toContain("Good news.");
});

test("mails are forgotten a month after they were sent, or written for nobody to send", async () => {
  const { app, deps, clock, run } = await world();
  await write(app);
  clock.advance(20 * DAY_MS);
  await write(app, 1, { uniqueKey: "second" });
  await run();
  clock.advance(15 * DAY_MS);
  await write(app, 1, { uniqueKey: "third" });
  await tidyOutbox(deps);
  expect(await rows(app)).toHaveLength(3);
  clock.advance(15 * DAY_MS);
  await tidyOutbox(deps);
  expect((await rows(app)).map(({ uniqueKey }) => uniqueKey)).toEqual(["third"]);
  clock.advance(15 * DAY_MS);
  await tidyOutbox(deps);
  expect(await rows(app)).toEqual([]);
});

test("stopping lets what is on its way arrive and begins nothing new", async () => {
  const { app, deps, sink } = await world();
  await write(app, 30);
  const mailer = openMailer(sink.url, { answerMs: 2000, mailMs: 5000, closeMs: 2000 });
  const jobs = startJobs(mailJobs(deps, mailer), deps.log);
  while (sink.connections === 0) await Bun.sleep(1);
  await mailer.close();
  await jobs.stop();
  const sent = (await rows(app)).filter(({ sentAt }) => sentAt !== null).length;
  expect(sent).toBe(sink.mails.length);
  expect(sent).toBeLessThan(30);
  expect((await rows(app)).filter(({ attempts, sentAt }) => attempts > 0 && sentAt === null)).toEqual([]);
});

test("stopping does not wait for a server that hangs", async () => {
  const { app, deps, sink } = await world();
  sink.manners = "silent";
  await write(app);
  const mailer = openMailer(sink.url, { answerMs: 60_000, mailMs: 60_000, closeMs: 100 });
  const jobs = startJobs(mailJobs(deps, mailer), deps.log);
  while (sink.connections === 0) await Bun.sleep(1);
  const begun = performance.now();
  await mailer.close();
  await jobs.stop();
  expect(performance.now() - begun).toBeLessThan(2000);
  expect((await rows(app))[0]).toMatchObject({ attempts: 1, sentAt: null, failedAt: null });
});
