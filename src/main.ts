import { parseArgs } from "node:util";
import { version } from "../package.json";
import { rotateSecret, secretsForgotten } from "./auth/secret.ts";
import { ownAddress, readConfig } from "./config.ts";
import { reasonOf } from "./core/errors.ts";
import { isOneTypo } from "./core/typos.ts";
import { ADMIN_USAGE, runAdminCommand } from "./features/accounts/shell.ts";
import { BACKUP_USAGE, runBackupCommand, runRestoreCommand } from "./features/backups/shell.ts";
import type { Assets } from "./http/assets.ts";
import type { Deps } from "./http/env.ts";
import { type OpenOptions, openDeps } from "./open-deps.ts";
import { DOCTOR_USAGE, runDoctorCommand } from "./operation/doctor/doctor.ts";
import { MOVING_USAGE, runExportCommand, runImportCommand } from "./operation/moving/shell.ts";
import { askYes, BREACH_USAGE, notifyBreach } from "./operation/breach.ts";
import { caddyfile, SERVICE_USAGE, systemdUnit } from "./operation/service.ts";
import { serve } from "./serve.ts";

const USAGE = `markaba [serve]                           serves the marketplace (the default)
markaba serve --new-site                  serves, even if the folder has another site's photos or identity
markaba migrate                           brings the database up to date
markaba demo                              fills an empty database with the demo marketplace
markaba secret rotate                     re-encrypts the stored secrets with a new key; stop the server first
markaba secret forget                     continues after the key is lost: deletes what was encrypted with it, and says what that was
${BACKUP_USAGE}
${MOVING_USAGE}
${DOCTOR_USAGE}
${SERVICE_USAGE}
${BREACH_USAGE}
markaba health                            checks that the running server is healthy; for containers
${ADMIN_USAGE}
markaba --version, markaba --help`;

const COMMANDS =
  "serve migrate health demo admin secret backup restore export import service doctor notify-breach".split(
    " ",
  );

const WITH_ARGUMENTS = ["admin", "secret", "backup", "restore", "export", "import", "notify-breach"];

/** Shorter than the timeout of the container's health check. */
const HEALTH_WITHIN_MS = 4000;

const HOW_TO_SET = "Options are settings, which are environment variables, such as PORT=80.";

const NO_FILE =
  "With DATABASE_URL there is no database file to back up or restore: use pg_dump and pg_restore, and copy the photos. markaba export and import move the whole site.";

/** An unknown command or option; the process exits with 2. */
class UsageError extends Error {
  constructor(problem: string) {
    super(`${problem}\n\n${USAGE}`);
  }
}

const OPTIONS = {
  help: { type: "boolean", short: "h" },
  version: { type: "boolean", short: "v" },
  "new-site": { type: "boolean" },
  list: { type: "boolean" },
  check: { type: "boolean" },
  at: { type: "string" },
  site: { type: "string" },
  caddy: { type: "boolean" },
  json: { type: "boolean" },
  sms: { type: "string" },
  "no-photos": { type: "boolean" },
  "without-sessions": { type: "boolean" },
  to: { type: "string" },
  yes: { type: "boolean" },
} as const;

const VERBS: Partial<Record<string, string[]>> = {
  admin: ["create", "reset-password", "remove-second-factor", "list"],
  secret: ["rotate", "forget"],
};
const listed = (names: string[]): string =>
  new Intl.ListFormat("en-GB", { type: "disjunction" }).format(names.map((name) => `"${name}"`));

function meant(typed: string, known: string[], mark = ""): string {
  const name = typed.toLowerCase();
  const near = known.find((other) => other === name || isOneTypo(other, name));
  return near === undefined ? "" : ` Did you mean ${mark}${near}?`;
}

/** `drawing` is the script of the thread that draws pages. */
export async function main(assets: Assets, drawing?: URL): Promise<void> {
  try {
    await run(process.argv.slice(2), assets, drawing);
  } catch (error) {
    console.error(reasonOf(error));
    process.exit(error instanceof UsageError ? 2 : 1);
  }
}

function read(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: OPTIONS });
  } catch (error) {
    // Only the first sentence: the rest explains file names that begin with "-".
    const [problem] = reasonOf(error).split(". ");
    const [, name = ""] = /^Unknown option '--?([^']+)'/.exec(problem ?? "") ?? [];
    throw new UsageError(`${problem}.${meant(name, Object.keys(OPTIONS), "--") || ` ${HOW_TO_SET}`}`);
  }
}

async function run(args: string[], assets: Assets, drawing: URL | undefined): Promise<void> {
  const { values, positionals } = read(args);
  const [command = "serve", ...rest] = positionals;
  const [first = ""] = rest;
  if (values.help || command === "help") return console.log(USAGE);
  if (values.version) return console.log(version);
  assertUsage(command, rest, values);
  // Runs even with settings that no other command accepts.
  if (command === "doctor") {
    if (!(await runDoctorCommand({ json: values.json === true, sms: values.sms }))) process.exitCode = 1;
    return;
  }
  const config = readConfig();
  const withDeps = async (work: (deps: Deps) => Promise<string>, options?: OpenOptions): Promise<void> => {
    const { deps, close } = await openDeps(config, assets, options);
    try {
      console.log(await work(deps));
    } finally {
      await close();
    }
  };
  switch (command) {
    case "serve":
      return serve(config, assets, { isNewSite: values["new-site"] === true, drawing });
    case "migrate": {
      const { applied, close } = await openDeps(config, assets);
      console.log(applied.length > 0 ? `Applied ${applied.join(", ")}` : "The database is up to date");
      return close();
    }
    case "health":
      return askHealth(ownAddress(config));
    case "secret": {
      const isKeyLost = first === "forget";
      return withDeps(async ({ db }) => (isKeyLost ? secretsForgotten(config) : rotateSecret(config, db)), {
        isKeyLost,
        needsDatabase: true,
      });
    }
    case "backup":
    case "restore": {
      if (config.DATABASE_URL) throw new Error(NO_FILE);
      if (command === "backup") return runBackupCommand(config, rest);
      const { list = false, check = false, at, site } = values;
      return runRestoreCommand(config, first, { list, check, at: at ? Date.parse(at) : null, site });
    }
    case "export":
      return runExportCommand(config, first, {
        hasPhotos: !values["no-photos"],
        hasSessions: !values["without-sessions"],
      });
    case "import":
      return runImportCommand(config, assets, first);
    case "service":
      return console.log((values.caddy ? caddyfile(config) : systemdUnit(config)).trimEnd());
    case "demo": {
      const { plantDemo } = await import("./demo/plant.ts");
      return withDeps(plantDemo);
    }
    case "notify-breach": {
      const { to = "", yes } = values;
      const confirm = yes ? () => Promise.resolve(true) : askYes;
      return withDeps((deps) => notifyBreach(deps, { file: first, to, confirm }), { isBesideServer: true });
    }
    default:
      return withDeps((deps) => runAdminCommand(deps, rest), { isBesideServer: true });
  }
}

function assertUsage(command: string, rest: string[], values: ReturnType<typeof read>["values"]): void {
  const { list, check, at, site } = values;
  if (values["new-site"] && command !== "serve") throw new UsageError("--new-site works only with serve.");
  if (!COMMANDS.includes(command))
    throw new UsageError(`Unknown command "${command}".${meant(command, COMMANDS)}`);
  const verbs = VERBS[command];
  const verb = command === "secret" ? rest.join(" ") : (rest[0] ?? "");
  if (verbs && !verbs.includes(verb))
    throw new UsageError(`${command} takes ${listed(verbs)}.${meant(verb, verbs)}`);
  if (values.caddy && command !== "service") throw new UsageError("--caddy works only with service.");
  if (command === "restore" ? rest.length !== 1 : command === "backup" && rest.length > 1)
    throw new UsageError(`${command} takes one PLACE.`);
  if (command !== "restore" && (list || check || at !== undefined || site !== undefined))
    throw new UsageError("--list, --check, --at and --site work only with restore PLACE.");
  if ((values.json || values.sms !== undefined) && command !== "doctor")
    throw new UsageError("--json and --sms work only with doctor.");
  if (command === "notify-breach" ? !values.to || rest.length !== 1 : values.to !== undefined || values.yes)
    throw new UsageError(
      command === "notify-breach"
        ? "notify-breach takes one FILE, and --to all or --to LIST."
        : "--to and --yes work only with notify-breach.",
    );
  if (["export", "import"].includes(command) && rest.length !== 1)
    throw new UsageError(`${command} takes one FILE.`);
  if ((values["no-photos"] || values["without-sessions"]) && command !== "export")
    throw new UsageError("--no-photos and --without-sessions work only with export FILE.");
  if ((at !== undefined && Number.isNaN(Date.parse(at))) || (list && (check || at !== undefined)))
    throw new UsageError(
      "--list cannot be combined with --check or --at, and --at takes one of the times that --list shows, such as 2026-11-23T02:18:04.914Z.",
    );
  if (rest.length > 0 && !WITH_ARGUMENTS.includes(command))
    throw new UsageError(`${command} takes no "${rest[0]}". ${HOW_TO_SET}`);
}

async function askHealth(address: string): Promise<void> {
  const signal = AbortSignal.timeout(HEALTH_WITHIN_MS);
  const answer = await fetch(`${address}/healthz`, { signal }).catch((error: unknown) => {
    throw new Error(`No server answers at ${address}. Is it running, with the same HOST and PORT?`, {
      cause: error,
    });
  });
  if (!answer.ok) throw new Error(`The server at ${address} answered ${answer.status}.`);
}
