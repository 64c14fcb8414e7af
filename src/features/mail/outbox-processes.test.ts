import { afterEach, expect, test } from "bun:test";
import { startJobs } from "#src/runtime/jobs.ts";
import { openMailer } from "#src/runtime/mailer.ts";
import { mails } from "#src/testing/outside/mails.ts";
import { closePostOffices, postOffice, runner, subjects, write } from "#src/testing/outside/post-office.ts";
import { mailJobs } from "./jobs.ts";

afterEach(closePostOffices);

const LETTERS = ["Letter 1", "Letter 2", "Letter 3", "Letter 4", "Letter 5"];

test("two processes never send the same email", async () => {
  const { app, sink, run } = await postOffice();
  const other = runner(app, sink);
  await write(app, 5);
  await Promise.all([run(), other(), run(), other()]);
  expect(subjects(sink.mails)).toEqual(LETTERS);
});

test("stopping finishes the current email and starts no other", async () => {
  const { app, deps, sink } = await postOffice();
  await write(app, 30);
  const mailer = openMailer(sink.url, { answerMs: 2000, mailMs: 5000, closeMs: 2000 });
  const jobs = startJobs(mailJobs(deps, mailer), deps.log);
  while (sink.connections === 0) await Bun.sleep(1);
  await mailer.close();
  await jobs.stop();
  const sent = (await mails(app)).filter(({ sentAt }) => sentAt !== null).length;
  expect(sent).toBe(sink.mails.length);
  expect(sent).toBeLessThan(30);
  expect((await mails(app)).filter(({ attempts, sentAt }) => attempts > 0 && sentAt === null)).toEqual([]);
});

test("stopping does not wait for a server that hangs", async () => {
  const { app, deps, sink } = await postOffice();
  sink.manners = "silent";
  await write(app);
  // Longer than a test may take.
  const mailer = openMailer(sink.url, { answerMs: 600_000, mailMs: 600_000, closeMs: 100 });
  const jobs = startJobs(mailJobs(deps, mailer), deps.log);
  while (sink.connections === 0) await Bun.sleep(1);
  await mailer.close();
  await jobs.stop();
  expect((await mails(app))[0]).toMatchObject({ attempts: 1, sentAt: null, failedAt: null });
});
