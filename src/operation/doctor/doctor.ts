import { type Config, readSettings } from "#src/config.ts";
import { version } from "../../../package.json";
import { findAddressProblems } from "./address.ts";
import { findBackupProblems } from "./backups.ts";
import { inspect } from "./database.ts";
import type { Finding } from "./finding.ts";
import { findFolderProblems } from "./folder.ts";
import { findMailProblems } from "./mail.ts";
import { findSmsProblems } from "./phone.ts";
import { findPhotoProblems } from "./photos.ts";
import { findContradictions, findWrongSettings } from "./settings.ts";

export const DOCTOR_USAGE =
  "markaba doctor [--json] [--sms NUMBER]    checks the site and its surroundings, and says what to do; changes nothing; sends a test code to a number";

export async function examine(settings = readSettings(), now = Date.now()): Promise<Finding[]> {
  const { config } = settings;
  const findings = [...findWrongSettings(settings), ...(config ? await lookInto(config, now) : [])];
  return findings.toSorted((a, b) => a.level.localeCompare(b.level));
}

async function lookInto(config: Config, now: number): Promise<Finding[]> {
  const surroundings = [findFolderProblems(config), findMailProblems(config), findAddressProblems(config)];
  const { database, findings } = await inspect(config, now);
  const contents = database ? [findPhotoProblems(config), findBackupProblems(config, database, now)] : [];
  return [
    ...findContradictions(config),
    ...findings,
    ...(await Promise.all([...surroundings, ...contents])).flat(),
  ];
}

export async function runDoctorCommand({ json, sms = "" }: { json: boolean; sms?: string | undefined }) {
  const { config } = readSettings();
  const unsent = sms && config ? await findSmsProblems(config, sms) : [];
  const findings = [...unsent, ...(await examine())];
  const isWell = findings.every(({ level }) => level !== "error");
  if (json) console.log(JSON.stringify({ ok: isWell, versions: versions(), findings }, null, 2));
  else console.log(textOf(findings));
  if (!json && sms && unsent.length === 0) console.log(`The gateway accepted a test code for ${sms}.`);
  return isWell;
}

const versions = () => ({ markaba: version, bun: Bun.version });

function textOf(findings: Finding[]): string {
  const { markaba, bun } = versions();
  return [
    `Markaba ${markaba}, Bun ${bun}`,
    ...findings.map(({ level, check, problem, fix }) => `\n${level}  ${check}: ${problem}\n  ${fix}`),
    findings.length === 0 ? "No problems found." : "",
  ]
    .join("\n")
    .trimEnd();
}
