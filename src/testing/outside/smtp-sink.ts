import type { AddressInfo, Socket } from "node:net";
import { SMTPServer } from "smtp-server";
import { type ReceivedMail, readMail } from "./read-mail.ts";

/**
 * The server's behavior: accepts emails, refuses them temporarily (451) or permanently (554), closes (421) at once or for
 * each email, never responds, disconnects in the middle of an email, or accepts an email and disconnects without a
 * response.
 */
export type Manners =
  | "take"
  | "busy"
  | "refuse"
  | "closing"
  | "leaving"
  | "silent"
  | "half-way"
  | "no-receipt";

export interface SmtpSink {
  /** For `SMTP_URL`. */
  url: string;
  manners: Manners;
  /** The emails accepted with 250, in order. */
  mails: ReceivedMail[];
  /** Emails received completely before it disconnected without a response. */
  unacknowledged: ReceivedMail[];
  /** The number of connections so far. */
  connections: number;
  /** Resolves to the newest email to the address; waits for one if needed. */
  mailTo(address: string, subject?: string): Promise<ReceivedMail>;
  /** Refuses connections from now on, until `listen` is called with the same address. */
  die(): Promise<void>;
  listen(): Promise<void>;
}

const WAIT_MS = 20_000;

/** A local mail server that stores emails and behaves according to `manners`. With `tls` it offers STARTTLS. */
export async function startSmtpSink(tls?: { cert: string; key: string }): Promise<SmtpSink> {
  const sockets = new Map<number, Socket>();
  let port = 0;

  const refusal = (code: number, message: string) =>
    Object.assign(new Error(message), { responseCode: code });
  const hangUp = (session: { remotePort: number }) => sockets.get(session.remotePort)?.destroy();

  const open = () =>
    new SMTPServer({
      disabledCommands: tls ? ["AUTH"] : ["AUTH", "STARTTLS"],
      ...tls,
      logger: false,
      closeTimeout: 1,
      onConnect: (_, answer) => {
        if (sink.manners === "silent") return;
        answer(sink.manners === "closing" ? refusal(421, "Closing down") : null);
      },
      onMailFrom: (_, __, answer) => answer(sink.manners === "leaving" ? refusal(421, "Closing down") : null),
      onRcptTo: (_, __, answer) => {
        if (sink.manners === "busy") return answer(refusal(451, "Try again later"));
        answer(sink.manners === "refuse" ? refusal(554, "No such luck") : null);
      },
      onData: (stream, session, answer) => {
        const chunks: Buffer[] = [];
        if (sink.manners === "half-way") {
          stream.resume();
          return void hangUp(session);
        }
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => {
          const { rcptTo } = session.envelope;
          const mail = readMail(
            Buffer.concat(chunks).toString("utf8"),
            rcptTo.map(({ address }) => address),
          );
          if (sink.manners === "no-receipt") {
            sink.unacknowledged.push(mail);
            return void hangUp(session);
          }
          sink.mails.push(mail);
          answer(null);
        });
      },
    });

  let server = open();
  const sink: SmtpSink = {
    url: "",
    manners: "take",
    mails: [],
    unacknowledged: [],
    connections: 0,
    mailTo: async (address, subject) => {
      const until = Date.now() + WAIT_MS;
      for (;;) {
        const found = sink.mails.findLast(
          (mail) => mail.to.includes(address) && (subject ?? mail.subject) === mail.subject,
        );
        if (found) return found;
        if (Date.now() > until) throw new Error(`No mail for ${address}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    die: () =>
      new Promise((resolve) => {
        for (const socket of sockets.values()) socket.destroy();
        server.close(resolve);
      }),
    listen: () =>
      new Promise((resolve, reject) => {
        server = open();
        server.on("error", () => {});
        server.server.on("connection", (socket: Socket) => {
          sink.connections++;
          const remote = socket.remotePort ?? 0;
          sockets.set(remote, socket);
          socket.on("error", () => {}).once("close", () => sockets.delete(remote));
        });
        server.server.once("error", reject);
        server.listen(port, "127.0.0.1", () => {
          ({ port } = server.server.address() as AddressInfo);
          sink.url = `smtp://127.0.0.1:${port}`;
          resolve();
        });
      }),
  };
  await sink.listen();
  return sink;
}
