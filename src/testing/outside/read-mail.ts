export interface ReceivedMail {
  messageId: string;
  from: string;
  /** The envelope's recipients. */
  to: string[];
  subject: string;
  text: string;
  html: string;
  /** Lower-case names; decoded values. */
  headers: Record<string, string>;
  /** As received. */
  raw: string;
}

/** Parses an email as received. */
export function readMail(raw: string, to: string[]): ReceivedMail {
  const { headers, parts } = readPart(raw);
  const body = (type: string) => parts.find((part) => part.type === type)?.body ?? "";
  return {
    messageId: headers["message-id"] ?? "",
    from: headers["from"] ?? "",
    to,
    subject: headers["subject"] ?? "",
    text: body("text/plain"),
    html: body("text/html"),
    headers,
    raw,
  };
}

interface Part {
  type: string;
  body: string;
}

function readPart(raw: string): { headers: Record<string, string>; parts: Part[] } {
  const at = raw.indexOf("\r\n\r\n");
  const headers = readHeaders(raw.slice(0, at));
  const content = raw.slice(at + 4);
  const type = headers["content-type"] ?? "text/plain";
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1];
  if (!boundary)
    return {
      headers,
      parts: [
        { type: type.split(";")[0] ?? "", body: decode(content, headers["content-transfer-encoding"]) },
      ],
    };
  const inner = content.split(`--${boundary}`).slice(1, -1);
  return { headers, parts: inner.flatMap((part) => readPart(part.replace(/^\r\n/, "")).parts) };
}

function readHeaders(text: string): Record<string, string> {
  const lines = text.replaceAll(/\r\n[ \t]+/g, " ").split("\r\n");
  return Object.fromEntries(
    lines.map((line) => {
      const [name = "", ...value] = line.split(": ");
      return [name.toLowerCase(), decodeWords(value.join(": "))];
    }),
  );
}

/** Decodes `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=`; a space between two of them is ignored. */
const decodeWords = (text: string): string =>
  text
    .replaceAll(/(=\?[^?]+\?[BQ]\?[^?]*\?=)\s+(?==\?)/gi, "$1")
    .replaceAll(/=\?[^?]+\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === "B" ? fromBase64(word) : fromQuoted(word.replaceAll("_", " ")),
    );

function decode(content: string, encoding = ""): string {
  if (encoding === "base64") return fromBase64(content);
  return (encoding === "quoted-printable" ? fromQuoted(content) : content).replaceAll("\r\n", "\n");
}

const fromBase64 = (text: string): string => Buffer.from(text, "base64").toString("utf8");

function fromQuoted(text: string): string {
  const bytes = text
    .replaceAll(/=\r?\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
