import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { converted } from "#src/db/columns.ts";
import type { ColumnPlace } from "#src/db/sealing.ts";
import { type SiteKeys, siteKeys } from "./site-key.ts";

const CIPHER = "aes-256-gcm";
const VERSION = "v1";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

interface SealedPlace extends ColumnPlace {
  wasPlain?: boolean;
}

const places: SealedPlace[] = [];

export const sealedColumns: readonly SealedPlace[] = places;

/** A column whose text is encrypted in the database, so it cannot be searched. If it `wasPlain`, older text can be read. */
export function sealed(table: string, column: string, { wasPlain = false } = {}) {
  const place = { table, column, wasPlain };
  places.push(place);
  return converted(
    column,
    (text) => seal(siteKeys(), place, text),
    (stored) => unseal(siteKeys(), place, stored),
  );
}

const keyOf = (keys: SiteKeys, { table, column }: ColumnPlace) => keys.for(`${table}.${column}`);

/** Encrypts text as `v1.<id of the secret>.<nonce, encrypted text and tag>`; an empty text stays empty. */
export function seal(keys: SiteKeys, place: ColumnPlace, text: string): string {
  if (text === "") return "";
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(keys, place), nonce);
  const parts = [nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()];
  return [VERSION, keys.id, Buffer.concat(parts).toString("base64url")].join(".");
}

export function unseal(keys: SiteKeys, place: SealedPlace, stored: string): string {
  if (stored === "") return "";
  const [version, id, content = ""] = stored.split(".");
  if (place.wasPlain && content === "") return stored;
  if (version !== VERSION || id !== keys.id)
    throw new Error(`A value of ${place.table}.${place.column} is not encrypted with this site's key`);
  const bytes = Buffer.from(content, "base64url");
  const decipher = createDecipheriv(CIPHER, keyOf(keys, place), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
}
