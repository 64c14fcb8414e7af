export interface OutgoingMail {
  /** `<…@…>`: the same at every try, so that a mail that came twice is recognised. */
  messageId: string;
  from: MailAddress;
  to: MailAddress;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  /** Epoch milliseconds. */
  date: number;
}

export interface MailAddress {
  name: string;
  address: string;
}

export interface Mailer {
  /** False from the moment of `close`. */
  readonly isOpen: boolean;
  /** Resolves when the server has taken the mail over; throws MailRefused or MailServerDown. */
  send(mail: OutgoingMail): Promise<void>;
  /** Lets what is on its way arrive, for a few seconds. */
  close(): Promise<void>;
}

/** The server works but does not take this mail, at least not now. */
export class MailRefused extends Error {}

/** The server cannot be reached, hangs, or lets nobody in: other mails would fare no better. */
export class MailServerDown extends Error {}

/** How many mails go out at once. */
export const MAIL_CONNECTIONS = 3;

interface Patience {
  /** For the connection, the greeting, and each answer. */
  answerMs: number;
  /** For a whole mail. */
  mailMs: number;
  /** For what is on its way when the mailer closes. */
  closeMs: number;
}

const PATIENCE: Patience = { answerMs: 20_000, mailMs: 120_000, closeMs: 5000 };

/** Sends over the mail server at `url` (`smtp://` or `smtps://`), keeping a few connections. */
export function openMailer(url: string, patience: Patience = PATIENCE): Mailer {
  const { answerMs, mailMs, closeMs } = patience;
  // A server without mail starts without it.
  const opening = import("nodemailer").then(({ createTransport }) =>
    createTransport({
      url,
      pool: true,
      maxConnections: MAIL_CONNECTIONS,
      // The outbox tries again, and knows when.
      maxRequeues: 0,
      connectionTimeout: answerMs,
      greetingTimeout: answerMs,
      socketTimeout: answerMs,
      socketCloseTimeout: Math.min(answerMs, 1000),
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  );
  const onTheWay = new Set<Promise<void>>();
  const closing = new AbortController();
  let isOpen = true;

  const sendNow = async (mail: OutgoingMail): Promise<void> => {
    try {
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(mailMs)]);
      const transport = await opening;
      await transport.sendMail({ ...mail, date: new Date(mail.date), signal });
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
      const sending = sendNow(mail).finally(() => onTheWay.delete(sending));
      onTheWay.add(sending);
      return sending;
    },
    close: async () => {
      isOpen = false;
      const late = setTimeout(() => closing.abort(), closeMs);
      await Promise.allSettled(onTheWay);
      clearTimeout(late);
      (await opening).close();
    },
  };
}

/** Nodemailer's codes for a refusal of the mail itself, by its addresses or its content. */
const OF_THE_MAIL = ["EENVELOPE", "EMESSAGE"];

function asMailError(error: unknown): MailRefused | MailServerDown {
  const { code = "", responseCode, message } = error as Error & { code?: string; responseCode?: number };
  // 421 is a server that says goodbye, whatever it was asked.
  const Kind = OF_THE_MAIL.includes(code) && responseCode !== 421 ? MailRefused : MailServerDown;
  return new Kind([code, message].filter(Boolean).join(": "), { cause: error });
}
