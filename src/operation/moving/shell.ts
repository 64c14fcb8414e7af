import type { Config } from "#src/config.ts";
import { AppError } from "#src/core/errors.ts";
import type { Assets } from "#src/http/assets.ts";
import { openDeps } from "#src/open-deps.ts";
import { yieldToServer } from "#src/runtime/priority.ts";
import { type ExportOptions, exportSite } from "./export.ts";
import { importSite } from "./import.ts";
import type { Manifest } from "./manifest.ts";
import { openArchive } from "./open-archive.ts";
import { fileSink, standardOutput } from "./sink.ts";

export const MOVING_USAGE = `markaba export FILE                       writes the whole site to one file, for moving it; - is standard output
markaba export FILE --no-photos           leaves out the photo files, for example when both sites use the same bucket
markaba export FILE --without-sessions    leaves out the sessions: everyone has to log in again
markaba import FILE                       fills an empty site from that file, completely or not at all`;

const STANDARD_OUTPUT = "-";

export async function runExportCommand(config: Config, path: string, options: ExportOptions): Promise<void> {
  process.umask(0o077);
  yieldToServer();
  const isPiped = path === STANDARD_OUTPUT;
  const say = isPiped ? console.error : console.log;
  const sink = isPiped ? standardOutput() : await fileSink(path);
  const { manifest, sha256, hasSecret, lost } = await exportSite(config, sink, options);
  say(countsIn(manifest));
  if (lost > 0) say(`Photos left out, because their files are missing or were just deleted: ${lost}.`);
  say(
    hasSecret
      ? "The key to the site's secrets is in it: keep it as safe as the site itself."
      : "The key to the site's secrets is not in it: the new site needs the same SECRET_KEY.",
  );
  say(`sha256 ${sha256}`);
}

export async function runImportCommand(config: Config, assets: Assets, path: string): Promise<void> {
  const archive = await openArchive(path);
  try {
    const { deps, close } = await openDeps(config, assets);
    try {
      const sha256 = await importSite(deps, archive);
      console.log(countsIn(archive.manifest));
      if (!archive.manifest.hasPhotos) console.log("The archive had no photo files.");
      console.log(`sha256 ${sha256}`);
    } finally {
      await close();
    }
  } catch (error) {
    throw causeOf(error);
  } finally {
    await archive.close();
  }
}

/** The reason for the operator; the message of an AppError is for visitors. */
const causeOf = (error: unknown): unknown =>
  error instanceof AppError && error.cause instanceof Error ? causeOf(error.cause) : error;

const countsIn = ({ tables, hasPhotos, exportedAt, version }: Manifest): string =>
  `${tables.users ?? 0} users, ${tables.listings ?? 0} listings, ${hasPhotos ? (tables.photos ?? 0) : "no"} photos; exported at ${exportedAt} by version ${version}`;
