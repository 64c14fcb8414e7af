import { expect, test } from "bun:test";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SECRETS } from "./config-values.ts";
import { SETTINGS, misspeltSettings, ownAddress, readConfig } from "./config.ts";

test("the defaults are port 3000 and listings for 30 days", () => {
  expect(readConfig({})).toMatchObject({
    PORT: 3000,
    LISTING_DAYS: 30,
    SITE_NAME_EN: "Markaba",
    TRUSTED_PROXIES: [],
  });
});

test("an invalid setting is reported with the accepted values", () => {
  expect(() => readConfig({ MAIL_FROM: "Markaba" })).toThrow("MAIL_FROM: must be an address");
  const senders = ["noreply@cars.example.com", "Markaba مركبة <noreply@cars.example.com>"];
  for (const MAIL_FROM of senders) expect(readConfig({ MAIL_FROM }).MAIL_FROM).toBe(MAIL_FROM);
  expect(() => readConfig({ PORT: "many", PUBLIC_ORIGIN: "cars.example.com" })).toThrow(
    /PORT: .*\n {2}PUBLIC_ORIGIN: /,
  );
});

test("an invalid number, choice or text is reported in one sentence with an example", () => {
  const refusals: [string, string, string][] = [
    ["PORT", "abc", "must be a number, such as 3000"],
    ["PORT", "70000", "must be a number of at most 65535, such as 3000"],
    ["PORT", "1e40", "must be a number of at most 65535, such as 3000"],
    ["LISTING_DAYS", "0", "must be a number of at least 1, such as 30"],
    ["LISTING_DAYS", "1.5", "must be a whole number, such as 30"],
    ["PAGE_CACHE_MB", "-1", "must be a number of at least 0, such as 8"],
    ["ACCESS_LOG", "yes", "must be 0 or 1, such as 0"],
    [
      "BACKUPS_TO",
      "ftp://nas/cars",
      '"ftp://nas/cars" is neither a folder, such as /mnt/backups, nor a bucket, such as s3://bucket/prefix',
    ],
    ["BACKUP_AT", "3 am", "must be a time of day, such as 03:00"],
    ["BACKUPS_KEEP", "0d", "must be days, weeks and months, such as 7d4w6m"],
    ["LOG_LEVEL", "all", "must be debug, info, warn or error, such as info"],
    ["SITE_NAME_EN", "x".repeat(41), "must have at most 40 characters, such as Markaba"],
  ];
  for (const [name, value, text] of refusals)
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`variables:\\n {2}${name}: ${text}$`));
});

test("every setting that can be invalid has a message with an example", () => {
  const free = ["HOST", "DATA_DIR", "BETA_PASSWORD", "ADMIN_PASSWORD", "METRICS_TOKEN", "DPO_CONTACT"];
  free.push(...["NAME", "REGISTER", "ADDRESS", "PHONE", "EMAIL"].map((part) => `OPERATOR_${part}`));
  free.push("BACKUPS_TO", "BACKUP_PASSPHRASE", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY");
  free.push("PHONE_HTTP_BODY", "PHONE_TWILIO_ACCOUNT", "PHONE_TWILIO_TOKEN", "PHONE_TWILIO_SERVICE");
  free.push("PHONE_WHATSAPP_NUMBER", "PHONE_WHATSAPP_TOKEN", "PHONE_WHATSAPP_TEMPLATE");
  for (const { name } of SETTINGS.filter(({ name }) => !free.includes(name)))
    expect(() => readConfig({ [name]: "?".repeat(name.endsWith("_KEY") ? 9 : 50) })).toThrow(
      new RegExp(`^.*\\n {2}${name}: .*(must|is not) .*such as[^\\n]*$`),
    );
});

test("an empty variable counts as not set", () => {
  expect(readConfig({ BETA_PASSWORD: "", PORT: "" }).BETA_PASSWORD).toBeUndefined();
});

test("a secret can be read from a file", () => {
  const file = join(mkdtempSync(join(tmpdir(), "markaba-config-")), "password");
  writeFileSync(file, "open sesame\n");
  for (const unset of [{}, { BETA_PASSWORD: "" }])
    expect(readConfig({ ...unset, BETA_PASSWORD_FILE: file }).BETA_PASSWORD).toBe("open sesame");
  expect(readConfig({ BETA_PASSWORD: "typed", BETA_PASSWORD_FILE: file }).BETA_PASSWORD).toBe("typed");
});

test("the public origin has no path and no trailing slash", () => {
  expect(readConfig({ PUBLIC_ORIGIN: "https://cars.example.com/" }).PUBLIC_ORIGIN).toBe(
    "https://cars.example.com",
  );
  for (const PUBLIC_ORIGIN of [
    "https://x.example/y",
    "https://x.example/?y",
    "https://a@x.example",
    "ftp://x.example",
  ])
    expect(() => readConfig({ PUBLIC_ORIGIN })).toThrow(
      "PUBLIC_ORIGIN: must be an address with its scheme and without a path, such as https://cars.example.com",
    );
});

test("push services are addresses as browsers write them, without a path", () => {
  const read = (PUSH_ALSO_TO: string) => readConfig({ PUSH_ALSO_TO }).PUSH_ALSO_TO;
  expect(read("https://push.example:8443/, HTTPS://Push.example:443")).toEqual([
    "https://push.example:8443",
    "https://push.example",
  ]);
  expect(() => read("https://push.example, push.example/y")).toThrow(
    'PUSH_ALSO_TO: "push.example/y" is not an address, such as https://push.example.internal:8443',
  );
  for (const typed of ["http://push.example:8080", "https://push.example, HTTP://push.example:8080/"])
    expect(() => read(typed)).toThrow(
      'PUSH_ALSO_TO: "http://push.example:8080" is not encrypted, but browsers use push services only over https: write https://push.example:8080, and give that service a certificate',
    );
});

test("an address without a host or port that exists is refused", () => {
  const works = [
    "https://[::1]:8443",
    "https://push_service:8443",
    "https://xn--mgbh0fb.example",
    "https://x--y.z",
  ];
  expect(readConfig({ PUSH_ALSO_TO: works.join() }).PUSH_ALSO_TO).toEqual(works);
  for (const host of [
    "*.example",
    "push.example:0",
    ".",
    "-",
    "0",
    "[::]",
    "a..b",
    ".a",
    "-a.b",
    "a-.b",
    "a!b",
  ]) {
    expect(() => readConfig({ PUSH_ALSO_TO: `https://${host}` })).toThrow(
      `PUSH_ALSO_TO: "https://${host}" is not an address, such as https://push.example.internal:8443`,
    );
    expect(() => readConfig({ PUBLIC_ORIGIN: `https://${host}` })).toThrow(
      "PUBLIC_ORIGIN: must be an address",
    );
  }
});

test("the timeout of a bucket is a positive number of seconds", () => {
  for (const seconds of ["300", "0.5"])
    expect(readConfig({ PHOTOS_URL: `s3://cars?timeout=${seconds}` }).PHOTOS_URL).toEndWith(seconds);
  for (const wrong of ["5m", "0", "-1", "", "1e9"])
    for (const name of ["PHOTOS_URL", "BACKUPS_TO"])
      expect(() => readConfig({ [name]: `s3://cars/x?region=r&timeout=${wrong}` })).toThrow(
        `${name}: "s3://cars/x?region=r&timeout=${wrong}": timeout must be a number of seconds, at most 86400, such as timeout=300`,
      );
});

test("DATABASE_URL accepts only PostgreSQL and its sslmode values", () => {
  const readUrl = (DATABASE_URL: string) => readConfig({ DATABASE_URL }).DATABASE_URL;
  const url = "postgresql://me:p%40ss@[::1]:5433/cars?sslmode=verify-full";
  expect(readUrl(url)).toBe(url);
  expect(readUrl("")).toBeUndefined();
  for (const wrong of ["mysql://db.example.com/cars", "db.example.com", "postgres://me:p@ss#1@db/cars"])
    expect(() => readUrl(wrong)).toThrow("DATABASE_URL: must be an address such as postgres://");
  expect(() => readUrl("postgres://db.example.com/cars?sslmode=always")).toThrow("disable, prefer, require");
});

test("the health check uses the server's listening address", () => {
  const addressOf = (HOST: string) => ownAddress({ HOST, PORT: 3000 });
  expect(["0.0.0.0", "::", "10.0.0.7", "::1"].map(addressOf)).toEqual([
    "http://127.0.0.1:3000",
    "http://127.0.0.1:3000",
    "http://10.0.0.7:3000",
    "http://[::1]:3000",
  ]);
});

test("proxy addresses and ranges are accepted, other text is refused", () => {
  const TRUSTED_PROXIES = ",10.0.0.5, 172.16.0.0/12,::1,, fd00::/8,";
  expect(readConfig({ TRUSTED_PROXIES }).TRUSTED_PROXIES).toEqual([
    "10.0.0.5",
    "172.16.0.0/12",
    "::1",
    "fd00::/8",
  ]);
  for (const wrong of ["caddy", "10.0.0", "10.0.0.0/33", "10.0.0.0/8/8", "*", "::1/200"])
    expect(() => readConfig({ TRUSTED_PROXIES: wrong })).toThrow(
      `TRUSTED_PROXIES: "${wrong}" is not an address or range`,
    );
});

test("a misspelled setting stops production with the correct name", () => {
  const wrong = {
    SMPT_URL: "smtp://mail",
    PUBLIC_ORGIN: "https://cars.example.com",
    PATH: "/bin",
    HOME: "/",
  };
  expect(() => readConfig({ ...wrong, NODE_ENV: "production" })).toThrow(
    /SMPT_URL: there is no such setting. Did you mean SMTP_URL\?\n.*PUBLIC_ORGIN.*Did you mean PUBLIC_ORIGIN\?/,
  );
  expect(misspeltSettings({ PORT: "1", SMTP_URL_FILE: "x", SHELL: "y", LOGNAME: "z" })).toEqual([]);
});

test("a missing secret file is reported", () => {
  expect(() => readConfig({ BETA_PASSWORD_FILE: "/no/such/file" })).toThrow(
    "BETA_PASSWORD_FILE: /no/such/file cannot be read",
  );
});

test("an empty secret file is refused, whichever secret it is for", () => {
  const file = join(mkdtempSync(join(tmpdir(), "markaba-config-")), "empty");
  for (const nothing of ["", " \n"]) {
    writeFileSync(file, nothing);
    for (const name of SECRETS)
      expect(() => readConfig({ [`${name}_FILE`]: file })).toThrow(
        `${name}_FILE: ${file} is empty. Write the secret into it, or remove ${name}_FILE`,
      );
  }
});

test("an address without a scheme is refused with an example", () => {
  expect(() => readConfig({ PUBLIC_ORIGIN: "cars.example.com" })).toThrow("such as https://cars.example.com");
  for (const SMTP_URL of ["mail.example.com", "smtp:/mail.example.com", "smtps://"])
    expect(() => readConfig({ SMTP_URL })).toThrow("such as smtps://user:password@");
});
