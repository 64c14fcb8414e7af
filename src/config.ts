import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Language } from "#src/i18n/language.ts";

const port = z.coerce.number().int().min(0).max(65535);
const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);
const list = z.string().transform((text) =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean),
);
const flag = z.enum(["0", "1", ""]).transform((text) => text === "1");

// The build writes "production" in here, so that the executable's default differs from the source's.
const environmentDefault = process.env.NODE_ENV === "production" ? "production" : "development";

const settings = z.object({
  NODE_ENV: z
    .enum(["production", "development", "test"])
    .default(environmentDefault)
    .describe("`production` plants no demo data; the executable's default"),
  HOST: z.string().default("0.0.0.0").describe("Address to listen on"),
  PORT: port.default(3000).describe("Port to listen on"),
  DATA_DIR: z.string().min(1).default("data").describe("Folder of the database, photos and backups"),
  PUBLIC_ORIGIN: origin
    .optional()
    .describe("The site's public address, such as `https://cars.example.com`; needed behind a proxy"),
  TRUSTED_PROXIES: list
    .default([])
    .describe("Addresses of your reverse proxies, comma-separated; only theirs may say who the visitor is"),
  BETA_PASSWORD: z.string().min(1).optional().describe("When set, the site asks for it before anything else"),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe(
      "Mail server, such as `smtps://user:password@mail.example.com`; without it mails wait in the outbox",
    ),
  MAIL_FROM: z
    .string()
    .min(3)
    .optional()
    .describe(
      "Sender of mails, such as `Markaba <noreply@cars.example.com>`; made from `PUBLIC_ORIGIN` when absent",
    ),
  REVIEW_FIRST: z
    .enum(["off", "new-sellers", "all"])
    .default("new-sellers")
    .describe(
      "Whose flagged listings wait for review before they are shown: nobody's, those of sellers of less than 14 days, everybody's",
    ),
  LISTING_DAYS: z.coerce.number().int().min(1).max(3650).default(30).describe("Days until a listing expires"),
  PAGE_CACHE_MB: z.coerce
    .number()
    .min(0)
    .max(100_000)
    .default(32)
    .describe("Memory for rendered pages of guests, in MB; `0` renders every page anew"),
  SITE_NAME_EN: z.string().min(1).max(40).default("Markaba").describe("The site's name in English"),
  SITE_NAME_AR: z.string().min(1).max(40).default("مركبة").describe("The site's name in Arabic"),
  DEMO: flag
    .default(false)
    .describe(
      "`1` plants the demo marketplace into a new database in production too, without an admin and with a new password",
    ),
  ADMIN_PASSWORD: z
    .string()
    .optional()
    .describe("Password for `markaba admin create`, instead of its prompt"),
  REQUIRE_ADMIN_TOTP: flag
    .default(false)
    .describe("`1` shows admins nothing of the admin pages until two-step sign-in is on"),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error"]).default("info").describe("Least level to log"),
});

export type Config = z.infer<typeof settings>;

/** Name, default and meaning of every setting, as the README lists them. */
export const SETTINGS = Object.entries(settings.shape).map(([name, type]) => ({
  name,
  fallback: type instanceof z.ZodDefault ? String(type.def.defaultValue) : "",
  about: type.description ?? "",
}));

/** Settings that can come from a file as well, named in a variable that ends in `_FILE`. */
export const SECRETS = ["BETA_PASSWORD", "ADMIN_PASSWORD", "SMTP_URL"];

function withSecretFiles(environment: Record<string, string | undefined>) {
  const found = { ...environment };
  for (const name of SECRETS) {
    const file = environment[`${name}_FILE`];
    if (file && found[name] === undefined) found[name] = readFileSync(file, "utf8").trim();
  }
  return found;
}

/** Reads the settings; an unusable one is an error that names the variable and what it takes. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const present = Object.entries(withSecretFiles(environment)).filter(([, value]) => value !== "");
  const result = settings.safeParse(Object.fromEntries(present));
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new Error(
    `Some settings cannot be used. Correct these environment variables:\n${problems.join("\n")}`,
  );
}

/** The site's name in a language. */
export const siteNameIn = (
  { SITE_NAME_AR, SITE_NAME_EN }: Pick<Config, "SITE_NAME_EN" | "SITE_NAME_AR">,
  language: Language,
): string => (language === "ar" ? SITE_NAME_AR : SITE_NAME_EN);

/** The database's file in the data folder. */
export const databaseFile = ({ DATA_DIR }: Pick<Config, "DATA_DIR">): string =>
  join(DATA_DIR, "markaba.sqlite");

/** The folder of the photos in the data folder. */
export const photosFolder = ({ DATA_DIR }: Pick<Config, "DATA_DIR">): string => join(DATA_DIR, "photos");

/** Which of the two database families the tables are declared for: only migrations are written for the other one. */
export const dialect = process.env.MIGRATION_DIALECT === "postgres" ? "postgres" : "sqlite";
