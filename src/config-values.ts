import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import { z } from "zod/mini";
import type { $ZodRawIssue } from "zod/v4/core";
import { reasonOf } from "./core/errors.ts";

export const whole = (min: number, max: number) =>
  z.coerce.number().check(z.gte(min), z.lte(max), z.multipleOf(1));
export const text = (min = 0) => z.string().check(z.minLength(min));
const originOr = (refusal: Parameters<typeof z.refine>[1]) =>
  z.pipe(
    z.string().check(z.refine(isOrigin, refusal)),
    z.transform((url) => new URL(url).origin),
  );
export const origin = originOr(
  "must be an address with its scheme and without a path, such as https://cars.example.com",
);

const HOST = /^(?:\[.+\]|\w(?:[\w-]*\w)?(?:\.\w(?:[\w-]*\w)?)*\.?)$/;
const NO_HOSTS = ["0.0.0.0", "[::]"];

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) return false;
  return HOST.test(url.hostname) && !NO_HOSTS.includes(url.hostname) && url.port !== "0";
}

const commaSeparated = z.pipe(
  z.string(),
  z.transform((typed) =>
    typed
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean),
  ),
);
export const proxies = z.pipe(
  commaSeparated,
  z.array(
    z.string().check(
      z.refine(isAddressOrRange, {
        error: ({ input }) => `"${String(input)}" is not an address or range, such as 10.0.0.5 or 10.0.0.0/8`,
      }),
    ),
  ),
);

function isAddressOrRange(text: string): boolean {
  const [address = "", prefix, ...rest] = text.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}

const BUCKET = /^s3:\/\/[^/?]+/;
const MOST_TIMEOUT_SECONDS = 86_400;
const timeout = z.refine<string>(
  (place: string) => {
    const seconds = Number(URL.parse(place)?.searchParams.get("timeout") ?? 1);
    return seconds > 0 && seconds <= MOST_TIMEOUT_SECONDS;
  },
  {
    error: ({ input }) =>
      `"${String(input)}": timeout must be a number of seconds, at most ${MOST_TIMEOUT_SECONDS}, such as timeout=300`,
  },
);
export const bucket = z
  .string()
  .check(z.regex(BUCKET, "must be a bucket, such as s3://bucket/photos"), timeout);
export const place = z.string().check(
  z.refine((text) => text !== "" && (!text.includes("://") || BUCKET.test(text)), {
    error: ({ input }) =>
      `"${String(input)}" is neither a folder, such as /mnt/backups, nor a bucket, such as s3://bucket/prefix`,
  }),
  timeout,
);
const HISTORY_LINK = /^[^=]+=https:\/\/\S*\{vin\}\S*$/;
export const historyLinks = z.pipe(
  z.pipe(
    commaSeparated,
    z.array(
      z
        .string()
        .check(
          z.regex(
            HISTORY_LINK,
            "must be names and addresses with {vin}, such as Carfax=https://www.carfax.com/vehicle/{vin}",
          ),
        ),
    ),
  ),
  z.transform((links) =>
    links.map((link) => ({ name: link.slice(0, link.indexOf("=")), url: link.slice(link.indexOf("=") + 1) })),
  ),
);
export const places = z.pipe(commaSeparated, z.array(place));
export const origins = z.pipe(
  commaSeparated,
  z.array(
    originOr({
      error: ({ input }) =>
        `"${String(input)}" is not an address, such as https://push.example.internal:8443`,
    }).check(
      z.refine((origin) => origin.startsWith("https:"), {
        error: ({ input }) =>
          `"${String(input)}" is not encrypted, but browsers use push services only over https: write ${String(input).replace(/^http:/, "https:")}, and give that service a certificate`,
      }),
    ),
  ),
);
const SSL_MODES = ["disable", "prefer", "require", "verify-full"];
export const databaseUrl = z.string().check(
  z.refine(
    // The driver would ignore everything after a "#".
    (url) => /^postgres(ql)?:$/.test(URL.parse(url)?.protocol ?? "") && !url.includes("#"),
    "must be an address such as postgres://user:password@db.example.com/markaba, with %40 for @ and %23 for # in the password",
  ),
  z.refine(
    (url) => SSL_MODES.includes(URL.parse(url)?.searchParams.get("sslmode") ?? "disable"),
    `sslmode must be one of ${SSL_MODES.join(", ")}`,
  ),
);
export const flag = z.pipe(
  z.enum(["0", "1", ""]),
  z.transform((typed) => typed === "1"),
);
export const countries = z.pipe(
  commaSeparated,
  z.array(z.string().check(z.regex(/^[A-Z]{2}$/, "must be codes such as JO"))),
);
// These messages do not repeat what may have a password.
export const gatewayUrl = z.url({
  protocol: /^https?$/,
  error: "must be an address, such as https://sms.example.com/send?to={to}&text={text}",
});
const HEADERS = /^([\w-]+): *(.*\S)/gm;
export const headersIn = (lines: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(lines.matchAll(HEADERS), ([, name = "", value = ""]) => [name.toLowerCase(), value]),
  );
export const headerLines = z.string().check(
  z.regex(/^([\w-]+: *\S.*(\n|$))+$/, "must be lines such as Authorization: Bearer abc"),
  z.refine(
    (lines) => /json|x-www-form-urlencoded/.test(headersIn(lines)["content-type"] ?? "json"),
    "must have a Content-Type of JSON or of a form, such as application/x-www-form-urlencoded",
  ),
);
/** A status, and a pattern of the answer or nothing. */
export function answerIn(typed: string): { status: number; pattern: RegExp } | null {
  const [, status, pattern = ""] = /^(\d{3})(?: \/(.+)\/)?$/.exec(typed) ?? [];
  try {
    return status ? { status: Number(status), pattern: new RegExp(pattern) } : null;
  } catch {
    return null;
  }
}
export const gatewayAnswer = z
  .string()
  .check(z.refine((typed) => answerIn(typed) !== null, "must be such as 200 or 200 /success/"));
export const MAILBOX = /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;
export const MIN_SECRET_LENGTH = 32;
export const secretKey = z
  .string()
  .check(
    z.minLength(
      MIN_SECRET_LENGTH,
      `must have at least ${MIN_SECRET_LENGTH} characters, such as the output of openssl rand -base64 32`,
    ),
  );
export const name = text(1).check(z.maxLength(40));

const choices = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** The words after "must" in an error message, such as "be a number of at most 65535". */
export function acceptedBy(issue: $ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_value":
      return `be ${choices.format(issue.values.filter(Boolean).map(String))}`;
    case "too_big":
      return issue.origin === "string"
        ? `have at most ${issue.maximum} characters`
        : `be a number of at most ${issue.maximum}`;
    case "too_small":
      return issue.origin === "string"
        ? `have at least ${issue.minimum} characters`
        : `be a number of at least ${issue.minimum}`;
    case "not_multiple_of":
      return "be a whole number";
    default:
      return "be a number";
  }
}

/** Settings that can also be read from the file named by `<NAME>_FILE`. */
export const SECRETS = [
  "DATABASE_URL",
  "BETA_PASSWORD",
  "SECRET_KEY",
  "NEW_SECRET_KEY",
  "ADMIN_PASSWORD",
  "SMTP_URL",
  "METRICS_TOKEN",
  "BACKUP_PASSPHRASE",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "PHONE_HTTP_URL",
  "PHONE_HTTP_HEADERS",
  "PHONE_HTTP_BODY",
  "PHONE_TWILIO_TOKEN",
  "PHONE_WHATSAPP_TOKEN",
];

export function withSecretFiles(environment: Record<string, string | undefined>) {
  const found = { ...environment };
  for (const name of SECRETS) {
    const file = environment[`${name}_FILE`];
    if (file && !found[name]) found[name] = readSecret(name, file);
  }
  return found;
}

function readSecret(name: string, file: string): string {
  const secret = contentOf(name, file);
  if (secret) return secret;
  throw new Error(`${name}_FILE: ${file} is empty. Write the secret into it, or remove ${name}_FILE`);
}

function contentOf(name: string, file: string): string {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    throw new Error(
      `${name}_FILE: ${file} cannot be read (${reasonOf(error)}). It must be the path of a file, such as /run/secrets/${name.toLowerCase()}`,
      { cause: error },
    );
  }
}
