import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Sealing adds this many bytes. */
export const SEAL_BYTES = NONCE_BYTES + TAG_BYTES;

/** Nonce, encrypted bytes and tag. The tag authenticates `about`, too. */
export function sealBytes(key: Uint8Array, bytes: Uint8Array, about = ""): Buffer<ArrayBuffer> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(about));
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/** Throws if the bytes were changed in any way. */
export function openBytes(key: Uint8Array, sealed: Uint8Array, about = ""): Buffer<ArrayBuffer> {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(about))
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
}
