import { queueMail } from "#src/features/mail/actions.ts";
import { mailJobs } from "#src/features/mail/jobs.ts";
import { openMailer } from "#src/runtime/mailer.ts";
import { type SmtpSink, startSmtpSink } from "./smtp-sink.ts";
import { testApp, type TestApp } from "./test-app.ts";

/** Long enough for a busy machine. */
export const PATIENT = { answerMs: 20_000, mailMs: 30_000, closeMs: 100 };
/** Short, for a server that never answers. */
export const IMPATIENT = { ...PATIENT, answerMs: 50 };
const cleanUps: (() => Promise<void>)[] = [];

/** For `afterEach`: ends the servers and processes of the test before. */
export async function closePostOffices(): Promise<void> {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
}

/** A site with a mail server; `run` sends the mails that wait. */
export async function postOffice(config: Parameters<typeof testApp>[0] = {}) {
  const app = testApp(config);
  const sink = await startSmtpSink();
  cleanUps.push(() => sink.die());
  return { ...app, app, sink, run: runner(app, sink) };
}

/** A process of its own on the same database: one run of its outbox job a call. */
export function runner({ deps }: Pick<TestApp, "deps">, sink: SmtpSink, patience = PATIENT) {
  const mailer = openMailer(sink.url, patience);
  cleanUps.push(() => mailer.close());
  const job = mailJobs(deps, mailer).find(({ name }) => name === "outbox");
  if (!job) throw new Error("There is no outbox job");
  return job.run;
}

/** Queues one mail for each of so many readers. */
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

/** The subjects of the mails in alphabetical order. */
export const subjects = (mails: { subject: string }[]) => mails.map(({ subject }) => subject).sort();
