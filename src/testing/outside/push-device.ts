import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import type { NoticePayload } from "#src/features/push/schema.ts";

const SALT = 16;
const TAG = 16;
const POINT = 65;

/** A browser's side of a push subscription: it can decrypt messages (RFC 8291, implemented independently). */
export function pushDevice(endpoint = `https://93.184.215.14/push/${crypto.randomUUID()}`) {
  const ecdh = createECDH("prime256v1");
  const point = ecdh.generateKeys();
  const secret = randomBytes(16);
  const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync("sha256", key, salt, info, length));

  function read(body: Buffer): NoticePayload {
    const salt = body.subarray(0, SALT);
    const keyLength = body.readUInt8(SALT + 4);
    if (keyLength !== POINT) throw new Error("Not the header of RFC 8188");
    const sender = body.subarray(SALT + 5, SALT + 5 + POINT);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), point, sender]);
    const key = derive(ecdh.computeSecret(sender), secret, info, 32);
    const contentKey = derive(key, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
    const nonce = derive(key, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
    const record = body.subarray(SALT + 5 + POINT);
    const decipher = createDecipheriv("aes-128-gcm", contentKey, nonce);
    decipher.setAuthTag(record.subarray(-TAG));
    const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString("utf8")) as NoticePayload;
  }

  return {
    /** In the format of `PushSubscription.toJSON()`. */
    subscription: {
      endpoint,
      expirationTime: null,
      keys: { p256dh: point.toString("base64url"), auth: secret.toString("base64url") },
    },
    read,
  };
}
