import { join } from "node:path";
import { z } from "zod/mini";
import { reasonOf } from "#src/core/errors.ts";
import {
  MAILBOX,
  SECRETS,
  acceptedBy,
  bucket,
  countries,
  databaseUrl,
  flag,
  gatewayAnswer,
  gatewayUrl,
  headerLines,
  historyLinks,
  name,
  origin,
  origins,
  places,
  proxies,
  secretKey,
  text,
  whole,
  withSecretFiles,
} from "./config-values.ts";
import { isOneTypo } from "#src/core/typos.ts";
import type { Language } from "#src/i18n/language.ts";

// The build replaces this, so that production is the executable's default.
const environmentDefault = process.env.NODE_ENV === "production" ? "production" : "development";

const about = <Type extends z.ZodMiniType>(description: string, type: Type): Type =>
  type.check(z.describe(description));

/** What each way of sending codes needs. */
const GATEWAY_NEEDS = {
  off: [],
  http: ["PHONE_HTTP_URL"],
  "twilio-verify": ["PHONE_TWILIO_ACCOUNT", "PHONE_TWILIO_TOKEN", "PHONE_TWILIO_SERVICE"],
  whatsapp: ["PHONE_WHATSAPP_NUMBER", "PHONE_WHATSAPP_TOKEN", "PHONE_WHATSAPP_TEMPLATE"],
} as const;

const settings = z.object({
  NODE_ENV: about(
    "`production` adds no demo data; the executable's default",
    z._default(z.enum(["production", "development", "test"]), environmentDefault),
  ),
  HOST: about("Address to listen on", z._default(z.string(), "0.0.0.0")),
  PORT: about("Port to listen on", z._default(whole(0, 65535), 3000)),
  DATA_DIR: about("Folder of the database, photos and backups", z._default(text(1), "data")),
  DATABASE_URL: about(
    "PostgreSQL 14 or newer in place of the database file, such as `postgres://user:password@db.example.com/markaba?sslmode=verify-full`",
    z.optional(databaseUrl),
  ),
  DATABASE_POOL: about(
    "Connections to PostgreSQL for reading; one more writes",
    z._default(whole(1, 1000), 10),
  ),
  DATABASE_TIMEOUT_SECONDS: about(
    "Seconds after which PostgreSQL ends a statement",
    z._default(whole(1, 3600), 30),
  ),
  PUBLIC_ORIGIN: about(
    "The site's public address, such as `https://cars.example.com`; needed behind a proxy, for links in emails and for search engines",
    z.optional(origin),
  ),
  TRUSTED_PROXIES: about(
    "Addresses or ranges (`10.0.0.0/8`) of your reverse proxies, comma-separated; only they are trusted to name the visitor's address",
    z._default(proxies, []),
  ),
  BETA_PASSWORD: about("When set, the site asks for it before anything else", z.optional(text(1))),
  SECRET_KEY: about(
    "Key that encrypts stored secrets, for example from `openssl rand -base64 32`; without it the first start creates one in `secret.key` in the data folder",
    z.optional(secretKey),
  ),
  NEW_SECRET_KEY: about(
    "New key for `markaba secret rotate`; without it one is generated",
    z.optional(secretKey),
  ),
  SMTP_URL: about(
    "Mail server, such as `smtps://user:password@mail.example.com`; without it emails wait in the outbox",
    z.optional(
      z.url({
        protocol: /^smtps?$/,
        hostname: /./,
        error: "must be an address with its scheme, such as smtps://user:password@mail.example.com",
      }),
    ),
  ),
  MAIL_FROM: about(
    "Sender of emails, such as `Markaba <noreply@cars.example.com>`; derived from `PUBLIC_ORIGIN` if not set",
    z.optional(
      z.string().check(z.regex(MAILBOX, "must be an address, such as Markaba <noreply@cars.example.com>")),
    ),
  ),
  REVIEW_FIRST: about(
    "Whose flagged listings wait for review before they are shown: `nobody`'s, those of `new-sellers` (less than 14 days), or `everybody`'s",
    z._default(z.enum(["nobody", "new-sellers", "everybody"]), "nobody"),
  ),
  LISTING_NEEDS_PHONE: about(
    "Who publishes only with a confirmed phone number: `nobody`, `new-sellers` (less than 14 days), or `everybody` but admins and verified dealers",
    z._default(z.enum(["nobody", "new-sellers", "everybody"]), "nobody"),
  ),
  LISTING_DAYS: about("Days until a listing expires", z._default(whole(1, 3650), 30)),
  ALERTS_AFTER_SECONDS: about(
    "Seconds during which new results of saved searches are collected into one email",
    z._default(whole(0, 3600), 120),
  ),
  PUSH_ALSO_TO: about(
    "Push services inside your own network that browsers may use, such as `https://push.example.internal:8443`, comma-separated; all others must be at public addresses",
    z._default(origins, []),
  ),
  PHONE_CODES: about(
    "How codes that confirm phone numbers are sent: `http` by any SMS gateway, `twilio-verify`, `whatsapp`, or `off`",
    z._default(z.enum(["off", "http", "twilio-verify", "whatsapp"]), "off"),
  ),
  PHONE_COUNTRIES: about("Countries whose mobile numbers get codes", z._default(countries, ["JO"])),
  PHONE_DAILY_LIMIT: about(
    "Most codes a day; the admins get an email at half of them",
    z._default(whole(1, 1_000_000), 200),
  ),
  PHONE_HTTP_URL: about(
    "Address of the SMS gateway; in it and in the body, `{to}` (`9627…`), `{to_plus}` (`+9627…`), `{code}`, `{text}`, `{lang}` and `{id}` are filled in",
    z.optional(gatewayUrl),
  ),
  PHONE_HTTP_METHOD: about("Method of that request", z._default(z.enum(["POST", "GET", "PUT"]), "POST")),
  PHONE_HTTP_HEADERS: about("Its headers, lines of `Name: value`", z.optional(headerLines)),
  PHONE_HTTP_BODY: about("Its body: JSON, or a form if the headers say so", z.optional(text(1))),
  PHONE_HTTP_OK: about(
    "Status of an answer that accepts the message, and a pattern that is found in it: `200`, or `200 /success/`",
    z._default(gatewayAnswer, "200"),
  ),
  PHONE_TWILIO_ACCOUNT: about("Twilio's account SID (`AC…`)", z.optional(text(1))),
  PHONE_TWILIO_TOKEN: about("Twilio's auth token", z.optional(text(1))),
  PHONE_TWILIO_SERVICE: about("SID of the Verify service (`VA…`)", z.optional(text(1))),
  PHONE_WHATSAPP_NUMBER: about("Id of the sending number in WhatsApp's Cloud API", z.optional(text(1))),
  PHONE_WHATSAPP_TOKEN: about("Access token of that API", z.optional(text(1))),
  PHONE_WHATSAPP_TEMPLATE: about("Authentication template in English and Arabic", z.optional(text(1))),
  PAGE_CACHE_MB: about(
    "Memory for rendered pages of guests, in MB; `0` renders each page every time",
    z._default(z.coerce.number().check(z.gte(0), z.lte(100_000)), 8),
  ),
  SITE_NAME_EN: about("The site's name in English", z._default(name, "Markaba")),
  SITE_NAME_AR: about("The site's name in Arabic", z._default(name, "مركبة")),
  OPERATOR_NAME: about(
    "Who runs the site, by their legal name; shown in the footer, the terms and the imprint",
    z.optional(text(1)),
  ),
  OPERATOR_REGISTER: about("Commercial register number of the operator", z.optional(text(1))),
  OPERATOR_ADDRESS: about("Postal address of the operator", z.optional(text(1))),
  OPERATOR_PHONE: about("Phone number of the operator", z.optional(text(1))),
  OPERATOR_EMAIL: about("Email address of the operator", z.optional(text(1))),
  DPO_CONTACT: about("Name and contact of the data protection officer, if there is one", z.optional(text(1))),
  HISTORY_LINKS: about(
    "Sites that tell a car's history, which sellers see as buttons: names and addresses, comma-separated, such as `Carfax=https://www.carfax.com/vehicle/{vin}`",
    z._default(historyLinks, []),
  ),
  DEMO: about(
    "`1` fills a new database with the demo marketplace in production too, without an admin and with a new password",
    z._default(flag, false),
  ),
  ADMIN_PASSWORD: about(
    "Password for `markaba admin create` and `reset-password`, instead of their prompt",
    z.optional(z.string()),
  ),
  BACKUPS_TO: about(
    "Where backups go every day, comma-separated: folders, or buckets such as `s3://bucket/prefix?endpoint=https://s3.example.com&region=eu-central-1`; without it `backups` in the data folder",
    z._default(places, []),
  ),
  BACKUP_AT: about(
    "Time of day in Jordan at which backups start",
    z._default(
      z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "must be a time of day, such as 03:00")),
      "03:00",
    ),
  ),
  BACKUPS_KEEP: about(
    "Which backups are kept: `7d4w6m` keeps the newest of each of the last seven days, four weeks and six months that have one",
    z._default(
      z
        .string()
        .check(
          z.regex(
            /^(?=.*[1-9])(?:\d{1,3}d)?(?:\d{1,3}w)?(?:\d{1,3}m)?$/,
            "must be days, weeks and months, such as 7d4w6m",
          ),
        ),
      "7d4w6m",
    ),
  ),
  BACKUP_PASSPHRASE: about(
    "When set, backups are encrypted with it; nobody can restore them without it",
    z.optional(text(1)),
  ),
  PHOTOS_URL: about(
    "Bucket for the photos, such as `s3://bucket/photos?endpoint=https://s3.example.com&region=eu-central-1`; without it they are in the data folder",
    z.optional(bucket),
  ),
  PHOTOS_CACHE_MB: about(
    "Disk space in the data folder for photos of that bucket, in MB",
    z._default(whole(0, 10_000_000), 1000),
  ),
  PHOTOS_PUBLIC_URL: about(
    "Where browsers load photos from, such as `https://cdn.example.com/photos`: a CDN in front of that bucket, or of `/photos` on this site",
    z.optional(
      z.url({ protocol: /^https?$/, error: "must be an address, such as https://cdn.example.com/photos" }),
    ),
  ),
  S3_ACCESS_KEY_ID: about("Access key of the buckets in `BACKUPS_TO` and `PHOTOS_URL`", z.optional(text(1))),
  S3_SECRET_ACCESS_KEY: about("Secret of that access key", z.optional(text(1))),
  REQUIRE_ADMIN_TOTP: about(
    "`1` requires two-step verification for the admin pages",
    z._default(flag, false),
  ),
  METRICS_TOKEN: about(
    "Token for `/metrics`, sent as `Authorization: Bearer …`; without it only this machine can read them",
    z.optional(text(1)),
  ),
  ACCESS_LOG: about(
    "`1` logs the route, method, status and time of every response, and nothing about the visitor",
    z._default(flag, false),
  ),
  LOG_LEVEL: about("Lowest level to log", z._default(z.enum(["debug", "info", "warn", "error"]), "info")),
});

const withGateway = settings.check(({ value, issues }) => {
  const message = `must be set for PHONE_CODES=${value.PHONE_CODES}`;
  for (const name of GATEWAY_NEEDS[value.PHONE_CODES])
    if (!value[name]) issues.push({ code: "custom", input: value, path: [name], message });
  const sent = `${value.PHONE_HTTP_URL} ${value.PHONE_HTTP_BODY}`;
  if (value.PHONE_CODES === "http" && !(/\{to(_plus)?\}/.test(sent) && /\{(code|text)\}/.test(sent)))
    issues.push({
      code: "custom",
      input: value,
      path: ["PHONE_HTTP_BODY"],
      message:
        'or PHONE_HTTP_URL must contain {to} and {code} or {text}, such as {"to":"{to}","text":"{text}"}',
    });
});

export type Config = z.infer<typeof settings>;
export type HistoryLink = Config["HISTORY_LINKS"][number];

const written = (value: unknown): string => String(typeof value === "boolean" ? Number(value) : value);

export const SETTINGS = Object.entries(settings.shape).map(([name, type]) => ({
  name,
  fallback: type instanceof z.ZodMiniDefault ? written(type.def.defaultValue) : "",
  about: z.globalRegistry.get(type)?.description ?? "",
}));

const NAMES = [...Object.keys(settings.shape), ...SECRETS.map((name) => `${name}_FILE`)];

export const settingsIn = (environment: Record<string, string | undefined> = process.env) =>
  Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = environment[name];
      return value ? [[name, value]] : [];
    }),
  );

const MIN_MISSPELT = 6;

/** Variables with a name similar to a setting, such as `SMPT_URL`, with the correct name. */
export const misspeltSettings = (environment: Record<string, string | undefined>): string[] =>
  Object.keys(environment)
    .filter((name) => name.length >= MIN_MISSPELT && !NAMES.includes(name))
    .flatMap((name) => {
      const meant = NAMES.find((setting) => isOneTypo(name, setting));
      return meant ? [`${name}: there is no such setting. Did you mean ${meant}?`] : [];
    });

interface ReadSettings {
  /** Null if there are `problems`. */
  config: Config | null;
  problems: string[];
  misspelt: string[];
}

export function readSettings(environment: Record<string, string | undefined> = process.env): ReadSettings {
  const misspelt = misspeltSettings(environment);
  let found: typeof environment;
  try {
    found = withSecretFiles(environment);
  } catch (error) {
    return { config: null, problems: [reasonOf(error)], misspelt };
  }
  const present = Object.entries(found).filter(([, value]) => value !== "");
  const result = withGateway.safeParse(Object.fromEntries(present), {
    error: (issue) => {
      const example = SETTINGS.find(({ name }) => name === issue.path?.[0])?.fallback;
      return `must ${acceptedBy(issue)}, such as ${example}`;
    },
  });
  if (result.success) return { config: result.data, problems: [], misspelt };
  const problems = result.error.issues.map((issue) => `${issue.path[0]?.toString()}: ${issue.message}`);
  return { config: null, problems, misspelt };
}

export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const { config, problems, misspelt } = readSettings(environment);
  if (config && (misspelt.length === 0 || config.NODE_ENV !== "production")) {
    for (const line of misspelt) console.warn(line);
    return config;
  }
  throw new Error(
    `Some settings are invalid. Correct these environment variables:\n${[...problems, ...misspelt].map((line) => `  ${line}`).join("\n")}`,
  );
}

export const siteNameIn = (
  { SITE_NAME_AR, SITE_NAME_EN }: Pick<Config, "SITE_NAME_EN" | "SITE_NAME_AR">,
  language: Language,
): string => (language === "ar" ? SITE_NAME_AR : SITE_NAME_EN);

export function ownAddress({ HOST, PORT }: Pick<Config, "HOST" | "PORT">): string {
  const host = ["0.0.0.0", "::"].includes(HOST) ? "127.0.0.1" : HOST;
  return `http://${host.includes(":") ? `[${host}]` : host}:${PORT}`;
}

export const databaseFile = ({ DATA_DIR }: Pick<Config, "DATA_DIR">): string =>
  join(DATA_DIR, "markaba.sqlite");

export function backupPlaces({ BACKUPS_TO, DATA_DIR }: Pick<Config, "BACKUPS_TO" | "DATA_DIR">): string[] {
  if (dialect === "postgres") return [];
  return BACKUPS_TO.length > 0 ? BACKUPS_TO : [join(DATA_DIR, "backups")];
}

export const photosFolder = ({ DATA_DIR }: Pick<Config, "DATA_DIR">): string => join(DATA_DIR, "photos");

export const dialect = process.env.DATABASE_URL || process.env.DATABASE_URL_FILE ? "postgres" : "sqlite";
