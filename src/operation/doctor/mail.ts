import { type Socket, connect, isIP } from "node:net";
import { connect as connectTls } from "node:tls";
import type { Config } from "#src/config.ts";
import { reasonOf } from "#src/core/errors.ts";
import { senderOf } from "#src/features/mail/sender.ts";
import { requiresTls } from "#src/runtime/mailer.ts";
import { type Finding, findingsOf } from "./finding.ts";

export async function findMailProblems(config: Config): Promise<Finding[]> {
  const { findings, fail, warn } = findingsOf("mail");
  if (!config.SMTP_URL) {
    warn(
      "No mail server is set, so emails wait.",
      "Set SMTP_URL, such as smtps://user:password@mail.example.com.",
    );
    return findings;
  }
  const { host } = new URL(config.SMTP_URL);
  const sender = senderOf(config, "en").address;
  try {
    const { isEncrypted, refusal } = await askMailServer(config.SMTP_URL, sender);
    if (!isEncrypted)
      warn(
        `The mail server ${host} offers no STARTTLS: emails and the password are sent to it unencrypted.`,
        "Use smtps:// if the server offers it, or another mail server.",
      );
    if (refusal)
      fail(
        `The mail server ${host} refuses the login or the sender ${sender}: ${refusal}`,
        "Correct the login in SMTP_URL, and set MAIL_FROM to an address that it may send from.",
      );
  } catch (error) {
    fail(
      `The mail server ${host} cannot be used: ${reasonOf(error)}.`,
      "Check SMTP_URL and the firewall. Until then emails wait, for nearly three days.",
    );
  }
  return findings;
}

const ANSWERS_WITHIN_MS = 8000;
const PORTS: Record<string, number> = { "smtp:": 587, "smtps:": 465 };

interface MailServerAnswers {
  isEncrypted: boolean;
  /** Why the server refuses emails from the sender; null if it accepts them. */
  refusal: string | null;
}

/** Connects to a mail server and asks whether it accepts emails from a sender; sends none. Throws if it does not answer. */
async function askMailServer(smtpUrl: string, sender: string): Promise<MailServerAnswers> {
  const url = new URL(smtpUrl);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const port = Number(url.port) || (PORTS[url.protocol] ?? 25);
  const isTls = url.protocol === "smtps:";
  // TLS does not accept an IP address as a server name.
  const name = isIP(host) ? { host } : { host, servername: host };
  let socket: Socket = isTls ? connectTls({ ...name, port }) : connect({ host, port });
  try {
    let ask = dialog(socket);
    const announce = async () => accepted(await ask("EHLO localhost"));
    accepted(await ask(null));
    let offers = await announce();
    const hasStartTls = /^250[ -]STARTTLS/im.test(offers);
    if (!isTls && hasStartTls) {
      accepted(await ask("STARTTLS"));
      socket = connectTls({ ...name, socket });
      ask = dialog(socket);
      offers = await announce();
    }
    // Checked here, because the password must not be sent unencrypted.
    if (!isTls && !hasStartTls && (await requiresTls(smtpUrl)))
      throw new Error("it offers no STARTTLS, which SMTP_URL requires");
    if (url.username) {
      const login = `\0${decodeURIComponent(url.username)}\0${decodeURIComponent(url.password)}`;
      const answer = await ask(`AUTH PLAIN ${Buffer.from(login).toString("base64")}`);
      if (!answer.startsWith("2")) return { isEncrypted: isTls || hasStartTls, refusal: answer.trim() };
    }
    const answer = await ask(`MAIL FROM:<${sender}>`);
    socket.write("RSET\r\nQUIT\r\n");
    return { isEncrypted: isTls || hasStartTls, refusal: answer.startsWith("2") ? null : answer.trim() };
  } finally {
    socket.destroy();
  }
}

function accepted(answer: string): string {
  if (!answer.startsWith("2")) throw new Error(`it answers "${answer.trim()}"`);
  return answer;
}

/** Sends a line, or only waits for the greeting if null. A reply's last line has a space after its code. */
const dialog =
  (socket: Socket): ((line: string | null) => Promise<string>) =>
  (line) =>
    new Promise((resolve, reject) => {
      let answer = "";
      const end = (settle: () => void) => {
        clearTimeout(timer);
        socket.removeAllListeners();
        socket.on("error", () => undefined);
        settle();
      };
      const timer = setTimeout(
        () => end(() => reject(new Error(`no answer within ${ANSWERS_WITHIN_MS / 1000} seconds`))),
        ANSWERS_WITHIN_MS,
      );
      socket.on("data", (chunk: Buffer) => {
        answer += chunk.toString();
        if (/^\d{3} .*\r?\n$/m.test(answer)) end(() => resolve(answer));
      });
      socket.on("error", (error) => end(() => reject(error)));
      socket.on("close", () => end(() => reject(new Error("it closed the connection"))));
      if (line !== null) socket.write(`${line}\r\n`);
    });
