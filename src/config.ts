import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod/mini";
import en from "zod/v4/locales/en.js";
import type { Language } from "#src/i18n/language.ts";

const whole = (min: number, max: number) => z.pipe(z.coerce.number(), z.int().check(z.gte(min), z.lte(max)));
const text = (min = 0) => z.string().check(z.minLength(min));
const origin = z.pipe(
  z.url({ protocol: /^https?$/ }),
  z.transform((url) => new URL(url).origin),
);
const list = z.pipe(
  z.string(),
  z.transform((typed) =>
    typed
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean),
  ),
);
const flag = z.pipe(
  z.enum(["0", "1", ""]),
  z.transform((typed) => typed === "1"),
);
const MAILBOX = /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;
const name = text(1).check(z.maxLength(40));

// The build replaces this, so that the executable's default is production.
const environmentDefault = process.env.NODE_ENV === "production" ? "production" : "development";

const settings = z.object({
  NODE_ENV: z
    ._default(z.enum(["production", "development", "test"]), environmentDefault)
    .check(z.describe("`production` plants no demo data; the executable's default")),
  HOST: z._default(z.string(), "0.0.0.0").check(z.describe("Address to listen on")),
  PORT: z._default(whole(0, 65535), 3000).check(z.describe("Port to listen on")),
  DATA_DIR: z._default(text(1), "data").check(z.describe("Folder of the database, photos and backups")),
  PUBLIC_ORIGIN: z
    .optional(origin)
    .check(
      z.describe("The site's public address, such as `https://cars.example.com`; needed behind a proxy"),
    ),
  TRUSTED_PROXIES: z
    ._default(list, [])
    .check(
      z.describe(
        "Addresses of your reverse proxies, comma-separated; only theirs may say who the visitor is",
      ),
    ),
  BETA_PASSWORD: z.optional(text(1)).check(z.describe("When set, the site asks for it before anything else")),
  SMTP_URL: z
    .optional(z.url({ protocol: /^smtps?$/ }))
    .check(
      z.describe(
        "Mail server, such as `smtps://user:password@mail.example.com`; without it mails wait in the outbox",
      ),
    ),
  MAIL_FROM: z
    .optional(z.string().check(z.regex(MAILBOX, "Takes an address, or a name with the address in <…>")))
    .check(
      z.describe(
        "Sender of mails, such as `Markaba <noreply@cars.example.com>`; made from `PUBLIC_ORIGIN` when absent",
      ),
    ),
  REVIEW_FIRST: z
    ._default(z.enum(["nobody", "new-sellers", "everybody"]), "nobody")
    .check(
      z.describe(
        "Whose flagged listings wait for review before they are shown: `nobody`'s, those of `new-sellers` (less than 14 days), or `everybody`'s",
      ),
    ),
  LISTING_DAYS: z._default(whole(1, 3650), 30).check(z.describe("Days until a listing expires")),
  PAGE_CACHE_MB: z
    ._default(z.coerce.number().check(z.gte(0), z.lte(100_000)), 32)
    .check(z.describe("Memory for rendered pages of guests, in MB; `0` renders every page anew")),
  SITE_NAME_EN: z._default(name, "Markaba").check(z.describe("The site's name in English")),
  SITE_NAME_AR: z._default(name, "مركبة").check(z.describe("The site's name in Arabic")),
  DEMO: z
    ._default(flag, false)
    .check(
      z.describe(
        "`1` plants the demo marketplace into a new database in production too, without an admin and with a new password",
      ),
    ),
  ADMIN_PASSWORD: z
    .optional(z.string())
    .check(z.describe("Password for `markaba admin create`, instead of its prompt")),
  REQUIRE_ADMIN_TOTP: z
    ._default(flag, false)
    .check(z.describe("`1` shows admins nothing of the admin pages until two-step sign-in is on")),
  METRICS_TOKEN: z
    .optional(text(1))
    .check(
      z.describe(
        "Who sends it as `Authorization: Bearer …` may read `/metrics`; without it only this machine may",
      ),
    ),
  LOG_LEVEL: z
    ._default(z.enum(["debug", "info", "warn", "error"]), "info")
    .check(z.describe("Least level to log")),
});

export type Config = z.infer<typeof settings>;

/** For the README. */
export const SETTINGS = Object.entries(settings.shape).map(([name, type]) => ({
  name,
  fallback: type instanceof z.ZodMiniDefault ? written(type.def.defaultValue) : "",
  about: z.globalRegistry.get(type)?.description ?? "",
}));

function written(value: unknown): string {
  return String(typeof value === "boolean" ? Number(value) : value);
}

/** Settings that can also be read from the file named in `<NAME>_FILE`. */
export const SECRETS = ["BETA_PASSWORD", "ADMIN_PASSWORD", "SMTP_URL", "METRICS_TOKEN"];

function withSecretFiles(environment: Record<string, string | undefined>) {
  const found = { ...environment };
  for (const name of SECRETS) {
    const file = environment[`${name}_FILE`];
    if (file && found[name] === undefined) found[name] = readFileSync(file, "utf8").trim();
  }
  return found;
}

/** Throws an error that names each invalid variable and what it accepts. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const present = Object.entries(withSecretFiles(environment)).filter(([, value]) => value !== "");
  const result = settings.safeParse(Object.fromEntries(present), { error: en().localeError });
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new Error(
    `Some settings cannot be used. Correct these environment variables:\n${problems.join("\n")}`,
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

export const photosFolder = ({ DATA_DIR }: Pick<Config, "DATA_DIR">): string => join(DATA_DIR, "photos");

/** The dialect that tables are declared for; postgres only to generate its migrations. */
export const dialect = process.env.MIGRATION_DIALECT === "postgres" ? "postgres" : "sqlite";
