import { createHmac, hkdfSync, scrypt } from "node:crypto";
import { openBytes, SEAL_BYTES, sealBytes } from "#src/core/cipher.ts";

const MAGIC = Buffer.from("MKB1");
const KEY_BYTES = 32;
/** Each attempt to guess a passphrase takes 128 MB of memory. */
const SCRYPT = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 };

/** Encrypts and authenticates files with AES-256-GCM; the path is authenticated too, so that files cannot be swapped. */
export interface Encryption {
  /** An identifier of the key that does not reveal it. */
  keyId: string;
  /** By how many bytes an encrypted file exceeds its content. */
  addedBytes: number;
  /** A file name that reveals nothing about the content. */
  nameOf(sha256: string): string;
  encrypt(path: string, bytes: Uint8Array): Uint8Array;
  /** Throws if the file was changed in any way. */
  decrypt(path: string, bytes: Uint8Array): Uint8Array<ArrayBuffer>;
}

const made = new Map<string, Promise<Encryption>>();

/** Derives a key from passphrase and site. This takes half a second, so it is done once. */
export const encryptionWith = (passphrase: string, site: string): Promise<Encryption> =>
  made.getOrInsertComputed(`${site} ${passphrase}`, () => makeEncryption(passphrase, site));

async function makeEncryption(passphrase: string, site: string): Promise<Encryption> {
  const secret = await new Promise<Buffer>((resolve, reject) =>
    scrypt(passphrase.normalize("NFC"), `markaba backup ${site}`, KEY_BYTES, SCRYPT, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );
  const keyFor = (purpose: string) => Buffer.from(hkdfSync("sha256", secret, "", purpose, KEY_BYTES));
  const [contentKey, nameKey] = [keyFor("content"), keyFor("name")];
  return {
    keyId: keyFor("id").toString("hex", 0, 4),
    addedBytes: MAGIC.length + SEAL_BYTES,
    nameOf: (sha256) => createHmac("sha256", nameKey).update(sha256).digest("hex"),
    encrypt: (path, bytes) => Buffer.concat([MAGIC, sealBytes(contentKey, bytes, path)]),
    decrypt: (path, bytes) => {
      if (!MAGIC.equals(bytes.subarray(0, MAGIC.length))) throw new Error("not an encrypted file");
      return openBytes(contentKey, bytes.subarray(MAGIC.length), path);
    },
  };
}
