import type { SmtpSink } from "../outside/smtp-sink.ts";

/** The path of the link in the newest email with this subject to an address; waits for the email. */
export async function pathInMail(mails: SmtpSink, email: string, subject: string): Promise<string> {
  const mail = await mails.mailTo(email, subject);
  const { pathname, search } = new URL(/https?:\/\/\S+/.exec(mail.text)?.[0] ?? "");
  return pathname + search;
}
