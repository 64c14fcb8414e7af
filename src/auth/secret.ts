import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "#src/config.ts";
import { MIN_SECRET_LENGTH } from "#src/config-values.ts";
import { moveDurably, writeDurably } from "#src/core/durable-file.ts";
import type { Database } from "#src/db/open.ts";
import { forgetSealed, keyIdIn, rewriteSealed } from "#src/db/sealing.ts";
import { seal, sealedColumns, unseal } from "./sealed.ts";
import { keysOf, type SiteKeys, siteKeys, useKeys } from "./site-key.ts";
import { hashOfToken, newToken } from "./tokens.ts";

type Settings = Pick<Config, "DATA_DIR" | "SECRET_KEY" | "NEW_SECRET_KEY">;

const fileIn = ({ DATA_DIR }: Settings) => join(DATA_DIR, "secret.key");
const sourceOf = (settings: Settings) => (settings.SECRET_KEY ? "SECRET_KEY" : fileIn(settings));
/** Holds the new secret until `rotateSecret` has finished. */
const nextFileIn = (settings: Settings) => `${fileIn(settings)}.next`;

/** `SECRET_KEY`, or the file that the first start makes. Encrypts old plain text. `isAlone`: no server runs. */
export async function openSecret(settings: Settings, db: Database, isAlone: boolean): Promise<void> {
  const keyId = await keyIdIn(db.read);
  if (isAlone && !settings.SECRET_KEY) finishRotation(settings, keyId);
  const secret = settings.SECRET_KEY ?? readSecret(fileIn(settings));
  const source = sourceOf(settings);
  if (secret !== null && isDamaged(secret))
    throw new Error(
      `${source} is damaged: a key has at least ${MIN_SECRET_LENGTH} characters. ` +
        (keyId === null
          ? "Delete it, and the next start makes a new one: nothing is encrypted with it yet."
          : "Put it back from a backup. If it is lost, run: markaba secret forget"),
    );
  if (keyId !== null && secret === null)
    throw new Error(
      `The key to this site's secrets is missing: put ${source} back from a backup, or set SECRET_KEY to what was in it. If it is lost, run: markaba secret forget`,
    );
  if (keyId === null && !isAlone) throw new Error("The server is starting. Try again in a moment.");
  const keys = keysOf(secret ?? makeSecret(fileIn(settings)));
  if (keyId === null)
    await sealEverything(db, keys).catch(async (error: unknown) => {
      // Two servers of a new site may start at the same moment.
      if ((await keyIdIn(db.read)) !== keys.id) throw error;
    });
  else if (keys.id !== keyId)
    throw new Error(
      `${source} is not the key that this site's secrets are encrypted with: put the right one back. ` +
        (settings.SECRET_KEY
          ? "To change the key, set SECRET_KEY to the old key and NEW_SECRET_KEY to the new one, then run: markaba secret rotate. "
          : "To change the key, put the old one back, then run: markaba secret rotate. ") +
        "If the old one is lost, run: markaba secret forget",
    );
  useKeys(keys);
}

function makeSecret(file: string): string {
  const secret = newToken();
  writeDurably(file, secret);
  return secret;
}

const readSecret = (file: string): string | null =>
  existsSync(file) ? readFileSync(file, "utf8").trim() : null;

const isDamaged = (secret: string): boolean => secret.length < MIN_SECRET_LENGTH;

/** For a lost key: deletes everything encrypted with it, and a damaged `secret.key`, so that the server can start again. */
export async function forgetSecrets(settings: Settings, db: Database): Promise<void> {
  const keyId = await keyIdIn(db.read);
  if (keyId === null) throw new Error("Nothing is encrypted in this database yet, so nothing is lost.");
  if (!settings.SECRET_KEY) finishRotation(settings, keyId);
  const inFile = readSecret(fileIn(settings));
  if (settings.SECRET_KEY && keysOf(settings.SECRET_KEY).id === keyId)
    throw new Error(
      "SECRET_KEY is the right key, so nothing is lost. To change it, run: markaba secret rotate",
    );
  if (inFile !== null && keysOf(inFile).id === keyId)
    throw new Error(
      `The right key is in ${fileIn(settings)}, so nothing is lost. ` +
        (settings.SECRET_KEY
          ? "To use it, remove SECRET_KEY from the settings."
          : "To change it, run: markaba secret rotate"),
    );
  if (!settings.SECRET_KEY && inFile !== null && isDamaged(inFile)) rmSync(fileIn(settings));
  await forgetSealed(db);
}

export const secretsForgotten = (settings: Settings): string =>
  "Two-step verification is off for everyone, unsent emails are deleted, notifications on devices have to be turned on again, and links in newsletters and alerts already sent " +
  `no longer work. From now on secrets are encrypted with the key in ${sourceOf(settings)}.`;

/** For a database of another site: the secret to store; null if it is here. `brought` came with it. */
export function findSecret(settings: Settings, keyId: string, brought: string | null): string | null {
  const own = settings.SECRET_KEY ?? readSecret(fileIn(settings));
  if (own !== null && keysOf(own).id === keyId) return null;
  if (settings.SECRET_KEY)
    throw new Error(
      "SECRET_KEY is not the key that the secrets of the other site are encrypted with. Set it to that key" +
        (brought ? ", which is in secret.key in the archive, or unset it." : "."),
    );
  if (brought === null || keysOf(brought).id !== keyId)
    throw new Error("The other site has its key in SECRET_KEY. Set the same key here.");
  return brought;
}

/** Stores a secret with the database that `write` commits. After a crash the database says which one counts. */
export async function adoptSecret(settings: Settings, secret: string | null, write: () => Promise<void>) {
  if (secret === null) return write();
  writeDurably(nextFileIn(settings), secret);
  try {
    await write();
  } catch (error) {
    rmSync(nextFileIn(settings));
    throw error;
  }
  moveDurably(nextFileIn(settings), fileIn(settings));
}

/** After a crash in `rotateSecret` or `adoptSecret`: keeps the secret that the database uses. */
function finishRotation(settings: Settings, keyId: string | null): void {
  const next = readSecret(nextFileIn(settings));
  if (next === null) return;
  if (keysOf(next).id === keyId) moveDurably(nextFileIn(settings), fileIn(settings));
  else rmSync(nextFileIn(settings));
}

const sealEverything = (db: Database, keys: SiteKeys): Promise<void> =>
  rewriteSealed(db, null, keys.id, [
    ...sealedColumns.map((place) => ({ ...place, change: (plain: string) => seal(keys, place, plain) })),
    // The migration copied the tokens here unencrypted.
    { table: "subscribers", column: "token_hash", change: hashOfToken },
  ]);

/** Encrypts everything with a new secret and returns it. A crash leaves all values with one of the two. */
export async function rotateSecret(settings: Settings, db: Database): Promise<string> {
  if (settings.SECRET_KEY && !settings.NEW_SECRET_KEY)
    throw new Error(
      "The key is in SECRET_KEY: set NEW_SECRET_KEY to the one that replaces it, such as what openssl rand -base64 32 prints.",
    );
  const secret = settings.NEW_SECRET_KEY ?? newToken();
  const [old, next] = [siteKeys(), keysOf(secret)];
  if (!settings.SECRET_KEY) writeDurably(nextFileIn(settings), secret);
  await rewriteSealed(
    db,
    old.id,
    next.id,
    sealedColumns.map((place) => ({
      ...place,
      change: (stored) => seal(next, place, unseal(old, place, stored)),
    })),
  );
  useKeys(next);
  if (settings.SECRET_KEY)
    return "Everything is encrypted with NEW_SECRET_KEY. Set SECRET_KEY to it before the next start.";
  moveDurably(nextFileIn(settings), fileIn(settings));
  return `Everything is encrypted with the new key in ${fileIn(settings)}. Older backups need the old one.`;
}
