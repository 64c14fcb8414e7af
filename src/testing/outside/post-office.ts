import { queueMail } from "#src/features/mail/actions/outbox.ts";
import { mailJobs } from "#src/features/mail/jobs.ts";
import { openMailer } from "#src/runtime/mailer.ts";
import { type SmtpSink, startSmtpSink } from "./smtp-sink.ts";
import { testApp, type TestApp } from "../site/test-app.ts";

/** Long enough for a busy machine. */
export const PATIENT = { answerMs: 20_000, mailMs: 30_000, closeMs: 100 };
/** Short, for a server that never responds. */
export const IMPATIENT = { ...PATIENT, answerMs: 50 };
const cleanUps: (() => Promise<void>)[] = [];

/** For `afterEach`: stops the test's servers and processes. */
export async function closePostOffices(): Promise<void> {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
}

/** A site with a mail server; `run` sends the waiting emails. */
export async function postOffice(config: Parameters<typeof testApp>[0] = {}) {
  const app = testApp(config);
  const sink = await startSmtpSink();
  cleanUps.push(() => sink.die());
  return { ...app, app, sink, run: runner(app, sink) };
}

/** A separate process on the same database: each call runs its outbox job once. */
export function runner({ deps }: Pick<TestApp, "deps">, sink: SmtpSink, patience = PATIENT) {
  const mailer = openMailer(sink.url, patience);
  cleanUps.push(() => mailer.close());
  const job = mailJobs(deps, mailer).find(({ name }) => name === "outbox");
  if (!job) throw new Error("There is no outbox job");
  return job.run;
}

/** Queues one email for each of several readers. */
export const write = (
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

/** The subjects of the emails in alphabetical order. */
export const subjects = (mails: { subject: string }[]) => mails.map(({ subject }) => subject).sort();
