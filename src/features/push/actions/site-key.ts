import type { Database, Reader } from "#src/db/open.ts";
import type { Deps } from "#src/http/env.ts";
import { pushKeys } from "../tables.ts";

const ONLY = "vapid";

interface PushKeys {
  /** In base64url, the format for browsers. */
  publicKey: string;
  privateKey: string;
}

async function findPushKeys(read: Reader): Promise<PushKeys | null> {
  const [keys] = await read.select().from(pushKeys);
  return keys ?? null;
}

export async function getPushKeys({ db, clock }: Pick<Deps, "clock"> & { db: Database }): Promise<PushKeys> {
  const known = await findPushKeys(db.read);
  if (known) return known;
  const made = await makeKeys();
  return db.withTx(async (tx) => {
    await tx
      .insert(pushKeys)
      .values({ id: ONLY, ...made, createdAt: clock.now() })
      .onConflictDoNothing();
    return (await findPushKeys(tx)) ?? made;
  });
}

async function makeKeys(): Promise<PushKeys> {
  const pair = await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, ["sign"]);
  const { d = "" } = await crypto.subtle.exportKey("jwk", pair.privateKey);
  const point = await crypto.subtle.exportKey("raw", pair.publicKey);
  return { publicKey: Buffer.from(point).toString("base64url"), privateKey: d };
}
