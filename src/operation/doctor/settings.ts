import { existsSync } from "node:fs";
import { networkInterfaces, type NetworkInterfaceInfo } from "node:os";
import { type Config, settingsIn } from "#src/config.ts";
import { SECRETS } from "#src/config-values.ts";
import { type Finding, findingsOf } from "./finding.ts";

const LOOPBACK = /^(127\.|localhost$|::1$)/;

interface WrongSettings {
  problems: string[];
  misspelt: string[];
}

export function findWrongSettings({ problems, misspelt }: WrongSettings): Finding[] {
  const { findings, fail } = findingsOf("settings");
  for (const problem of problems)
    fail(problem, "Correct this environment variable; the server does not start with it.");
  for (const problem of misspelt)
    fail(problem, "Correct its name, or remove it; in production the server does not start with it.");
  return findings;
}

/** A proxy reaches a container from the gateway of its network, except where HOST shows that it shares the machine's. */
export function proxyFix(
  { HOST }: Pick<Config, "HOST">,
  isContainer = inContainer(),
  interfaces = networkInterfaces(),
): string {
  const own = Object.values(interfaces)
    .flat()
    .find((one) => one?.family === "IPv4" && !one.internal);
  if (!isContainer || LOOPBACK.test(HOST) || !own)
    return "Set TRUSTED_PROXIES to the proxy's address; 127.0.0.1 if it runs on this machine.";
  return `Set TRUSTED_PROXIES to the proxy's address; ${networkOf(own)} if it reaches this container through a port of its machine.`;
}

const inContainer = (): boolean => ["/.dockerenv", "/run/.containerenv"].some((path) => existsSync(path));

function networkOf({ address, netmask }: NetworkInterfaceInfo): string {
  const masks = netmask.split(".").map(Number);
  const parts = address.split(".").map((part, i) => Number(part) & (masks[i] ?? 0));
  const ones = masks.flatMap((mask) => [...mask.toString(2)]).filter((bit) => bit === "1").length;
  return `${parts.join(".")}/${ones}`;
}

export function findContradictions(config: Config, given = settingsIn()): Finding[] {
  const { findings, warn } = findingsOf("settings");
  for (const name of SECRETS)
    if (given[name] && given[`${name}_FILE`])
      warn(`${name} and ${name}_FILE are both set; the file is not read.`, "Remove one of them.");
  const hasKeys = config.S3_ACCESS_KEY_ID && config.S3_SECRET_ACCESS_KEY;
  const named = config.BACKUPS_TO.some((place) => place.startsWith("s3://"))
    ? "BACKUPS_TO"
    : config.PHOTOS_URL && "PHOTOS_URL";
  if (named && !hasKeys)
    warn(
      `${named} names a bucket, but there is no key for it.`,
      "Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.",
    );
  if (config.PUBLIC_ORIGIN?.startsWith("https:") && config.TRUSTED_PROXIES.length === 0)
    warn(
      "The site is behind a proxy, but no proxy is trusted: all visitors seem to have the same address and share its limits.",
      proxyFix(config),
    );
  if (config.MAIL_FROM && !config.SMTP_URL)
    warn(
      "MAIL_FROM is set, but there is no mail server.",
      "Set SMTP_URL, such as smtps://user:password@mail.example.com.",
    );
  if (config.LISTING_NEEDS_PHONE !== "nobody" && config.PHONE_CODES === "off")
    warn(
      "LISTING_NEEDS_PHONE is set, but no codes are sent: an admin must call each seller.",
      "Set PHONE_CODES.",
    );
  return findings;
}
