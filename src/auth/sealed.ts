import { openBytes, sealBytes } from "#src/core/cipher.ts";
import { converted } from "#src/db/columns.ts";
import type { ColumnPlace } from "#src/db/sealing.ts";
import { type SiteKeys, siteKeys } from "./site-key.ts";

const VERSION = "v1";

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
  return [VERSION, keys.id, sealBytes(keyOf(keys, place), Buffer.from(text)).toString("base64url")].join(".");
}

export function unseal(keys: SiteKeys, place: SealedPlace, stored: string): string {
  if (stored === "") return "";
  const [version, id, content = ""] = stored.split(".");
  if (place.wasPlain && content === "") return stored;
  if (version !== VERSION || id !== keys.id)
    throw new Error(`A value of ${place.table}.${place.column} is not encrypted with this site's key`);
  return openBytes(keyOf(keys, place), Buffer.from(content, "base64url")).toString();
}
