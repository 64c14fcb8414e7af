import { accessSync, constants, existsSync, readdirSync, statSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type Config, databaseFile } from "#src/config.ts";
import { reasonOf } from "#src/core/errors.ts";
import { UNFINISHED_RESTORE } from "#src/db/site-folder.ts";
import { type Finding, findingsOf } from "./finding.ts";

const LOW_SPACE_BYTES = 1_000_000_000;
const OTHERS = 0o077;

export async function findFolderProblems(config: Config): Promise<Finding[]> {
  const dir = resolve(config.DATA_DIR);
  const { findings, fail, warn } = findingsOf("folder");
  const folder = statSync(dir, { throwIfNoEntry: false });
  if (!folder?.isDirectory()) return [];
  try {
    accessSync(dir, constants.R_OK | constants.W_OK | constants.X_OK);
    const strange = readdirSync(dir).find((name) => statSync(join(dir, name)).uid !== folder.uid);
    if (strange)
      warn(
        `${join(dir, strange)} does not have the same owner as the folder.`,
        `The server's user must own all files: chown -R --reference=${dir} ${dir}`,
      );
  } catch (error) {
    const fix =
      "Run this command as the server's user, such as: runuser -u markaba -- markaba doctor. It must own the folder.";
    warn(`${dir} cannot be read and written (${reasonOf(error)}).`, fix);
  }
  if (folder.mode & OTHERS) warn(`Other users of this machine can read ${dir}.`, `chmod 700 ${dir}`);
  if (existsSync(join(dir, UNFINISHED_RESTORE)))
    fail(
      `A restore into ${dir} was interrupted, so the server does not start.`,
      "Delete everything in this folder, then restore again.",
    );
  const { bavail, bsize } = await statfs(dir);
  const freeBytes = bavail * bsize;
  const databaseBytes = statSync(databaseFile(config), { throwIfNoEntry: false })?.size ?? 0;
  // A backup needs room for a copy of the database.
  if (freeBytes < LOW_SPACE_BYTES + databaseBytes)
    warn(
      `The disk of ${dir} has only ${Math.round(freeBytes / 1e6)} MB left.`,
      "Free up space on it: without space nothing can be saved and no backup is made.",
    );
  return findings;
}
