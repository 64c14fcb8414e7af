import type { SmtpSink } from "../smtp-sink.ts";

/** The path that the newest mail of this subject to somebody leads to, once the mail server has it. */
export async function pathInMail(mails: SmtpSink, email: string, subject: string): Promise<string> {
  const mail = await mails.mailTo(email, subject);
  const { pathname, search } = new URL(/https?:\/\/\S+/.exec(mail.text)?.[0] ?? "");
  return pathname + search;
}
