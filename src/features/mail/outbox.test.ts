import { afterEach, expect, test } from "bun:test";
import { DAY_MS } from "#src/core/time.ts";
import { mails } from "#src/testing/outside/mails.ts";
import { closePostOffices, postOffice, write } from "#src/testing/outside/post-office.ts";
import { tidyOutbox } from "./actions/outbox.ts";
import { mailJobs } from "./jobs.ts";

afterEach(closePostOffices);

test("a queued email is sent once, with HTML, plain text, sender and message id", async () => {
  const { app, sink, run } = await postOffice({ config: { PUBLIC_ORIGIN: "https://cars.example.com" } });
  await write(app);
  await run();
  await run();
  expect(sink.mails).toHaveLength(1);
  const [mail] = sink.mails;
  const [row] = await mails(app);
  expect(mail).toMatchObject({
    to: ["reader1@example.com"],
    from: "Markaba <noreply@cars.example.com>",
    subject: "Letter 1",
    messageId: `<${row?.id}@cars.example.com>`,
  });
  expect(mail?.text).toContain("Good news.");
  expect(mail?.html).toContain("Good news.</p>");
  expect(mail?.headers["list-unsubscribe"]).toBeUndefined();
  // Prevents automatic vacation replies.
  expect(mail?.headers["auto-submitted"]).toBe("auto-generated");
  expect(row).toMatchObject({ sentAt: app.clock.now(), attempts: 1, lastError: null });
});

test("Arabic text arrives unchanged", async () => {
  const { app, sink, run } = await postOffice();
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

test("MAIL_FROM sets the sender, with or without a name", async () => {
  for (const [given, from] of [
    ["Cars <hello@example.com>", "Cars <hello@example.com>"],
    ['"Cars, Ltd" <hello@example.com>', '"Cars, Ltd" <hello@example.com>'],
    ["hello@example.com", "hello@example.com"],
  ]) {
    const { app, sink, run } = await postOffice({ config: { MAIL_FROM: given } });
    await write(app);
    await run();
    expect(sink.mails[0]?.from).toBe(from ?? "");
  }
});

test("an email with an unsubscribe address has the one-click headers", async () => {
  const { app, sink, run } = await postOffice();
  await write(app, 1, { unsubscribeUrl: "https://cars.example.com/newsletter/unsubscribe?token=x" });
  await run();
  expect(sink.mails[0]?.headers).toMatchObject({
    "list-unsubscribe": "<https://cars.example.com/newsletter/unsubscribe?token=x>",
    "list-unsubscribe-post": "List-Unsubscribe=One-Click",
  });
});

test("a unique key queues one email", async () => {
  const { app } = await postOffice();
  await write(app, 2, { uniqueKey: "once" });
  expect(await mails(app)).toHaveLength(1);
});

test("without a mail server emails stay in the outbox", async () => {
  const { app, deps, sink } = await postOffice();
  await write(app, 2);
  const jobs = mailJobs(deps, null);
  for (const job of jobs) await job.run();
  expect(sink.mails).toEqual([]);
  expect((await mails(app)).map(({ attempts, sentAt }) => [attempts, sentAt])).toEqual([
    [0, null],
    [0, null],
  ]);
});

test("the content of a sent email is deleted, because it may link into an account", async () => {
  const { app, run } = await postOffice();
  await write(app);
  await run();
  expect((await mails(app))[0]).toMatchObject({ text: "", html: "", subject: "Letter 1" });
  const dev = await postOffice({ config: { NODE_ENV: "development" } });
  await write(dev.app);
  await dev.run();
  expect((await mails(dev.app))[0]?.text).toContain("Good news.");
});

test("emails are deleted a month after they were sent or could not be sent", async () => {
  const { app, deps, clock, run } = await postOffice();
  await write(app);
  clock.advance(20 * DAY_MS);
  await write(app, 1, { uniqueKey: "second" });
  await run();
  clock.advance(15 * DAY_MS);
  await write(app, 1, { uniqueKey: "third" });
  await tidyOutbox(deps);
  expect(await mails(app)).toHaveLength(3);
  clock.advance(15 * DAY_MS);
  await tidyOutbox(deps);
  expect((await mails(app)).map(({ uniqueKey }) => uniqueKey)).toEqual(["third"]);
  clock.advance(15 * DAY_MS);
  await tidyOutbox(deps);
  expect(await mails(app)).toEqual([]);
});
