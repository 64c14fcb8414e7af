import type { SendMailOptions } from "nodemailer";

export interface Mailer {
  readonly isOpen: boolean;
  /** Resolves when the server has accepted the mail; throws MailRefused or MailServerDown. */
  send(mail: SendMailOptions): Promise<void>;
  close(): Promise<void>;
}

/** The mail server rejects this email, temporarily or permanently. */
class MailRefused extends Error {}

/** No mail can be sent: the server is unreachable, hangs or refuses the login. */
export class MailServerDown extends Error {}

export const MAIL_CONNECTIONS = 3;

const TIMEOUTS = { answerMs: 20_000, mailMs: 120_000, closeMs: 5000 };

export function openMailer(url: string, timeouts = TIMEOUTS): Mailer {
  const { answerMs, mailMs, closeMs } = timeouts;
  // Imported only when needed, for a faster start.
  const opening = import("nodemailer").then(({ createTransport }) =>
    createTransport({
      url,
      pool: true,
      maxConnections: MAIL_CONNECTIONS,
      // The outbox retries.
      maxRequeues: 0,
      connectionTimeout: answerMs,
      greetingTimeout: answerMs,
      socketTimeout: answerMs,
      socketCloseTimeout: Math.min(answerMs, 1000),
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  );
  const sendings = new Set<Promise<void>>();
  const closing = new AbortController();
  let isOpen = true;

  const sendNow = async (mail: SendMailOptions): Promise<void> => {
    try {
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(mailMs)]);
      const transport = await opening;
      await transport.sendMail({ ...mail, signal });
    } catch (error) {
      throw asMailError(error);
    }
  };

  return {
    get isOpen() {
      return isOpen;
    },
    send: (mail) => {
      if (!isOpen) return Promise.reject(new MailServerDown("The mailer is closed"));
      const sending = sendNow(mail).finally(() => sendings.delete(sending));
      sendings.add(sending);
      return sending;
    },
    close: async () => {
      isOpen = false;
      const timeout = setTimeout(() => closing.abort(), closeMs);
      await Promise.allSettled(sendings);
      clearTimeout(timeout);
      (await opening).close();
    },
  };
}

/** Whether the mailer sends nothing over an unencrypted connection: `smtp://mail.example.com?requireTLS=true`. */
export async function requiresTls(url: string): Promise<boolean> {
  const { createTransport } = await import("nodemailer");
  return Boolean(createTransport(url).options.requireTLS);
}

/** Nodemailer's codes for a mail that is refused for its addresses or content. */
const MAIL_ERRORS = ["EENVELOPE", "EMESSAGE"];

function asMailError(error: unknown): MailRefused | MailServerDown {
  const { code = "", responseCode, message } = error as Error & { code?: string; responseCode?: number };
  // 421: the server is shutting down.
  const Kind = MAIL_ERRORS.includes(code) && responseCode !== 421 ? MailRefused : MailServerDown;
  return new Kind([code, message].filter(Boolean).join(": "), { cause: error });
}
