import { and, eq, ne } from "drizzle-orm";
import { hashOfToken } from "#src/auth/tokens.ts";
import type { Session } from "#src/auth/sessions.ts";
import { AppError, InvalidFields } from "#src/core/errors.ts";
import { newId } from "#src/core/ids.ts";
import { HOUR_MS } from "#src/core/time.ts";
import type { Tx } from "#src/db/open.ts";
import type { Deps } from "#src/http/env.ts";
import { countTry } from "#src/http/rate-limit.ts";
import { t } from "#t";
import { isAllowedEndpoint } from "../endpoint.ts";
import type { Device } from "../queries.ts";
import { MAX_DEVICES, type PushSubscriptionInput } from "../schema.ts";
import { pushSubscriptions } from "../tables.ts";

const ASKED = { name: "push-device", max: 60, perMs: HOUR_MS };

/** Adds a device. A browser has one subscription, which belongs to the last user who asked for it. */
export async function addDevice(
  deps: Deps,
  { user, tokenHash: sessionHash }: Pick<Session, "user" | "tokenHash">,
  { endpoint, keys }: PushSubscriptionInput,
  userAgent: string,
): Promise<Device> {
  const { db, clock, config } = deps;
  await countTry(db, ASKED, user.id, clock.now());
  if (!(await isAllowedEndpoint(config, endpoint)))
    throw new InvalidFields({ endpoint: t.pushEndpointRefused() });
  if (!(await isOnCurve(keys.p256dh))) throw new InvalidFields({ "keys.p256dh": t.pushKeysWrong() });
  const endpointHash = await hashOfToken(endpoint);
  const told = { endpoint, ...keys, userAgent, sessionHash };
  const isThis = eq(pushSubscriptions.endpointHash, endpointHash);
  return db.withTx(async (tx) => {
    const [known] = await tx.select().from(pushSubscriptions).where(isThis);
    if (known?.userId === user.id) {
      await tx.update(pushSubscriptions).set(told).where(isThis);
      return { ...known, ...told };
    }
    await tx.delete(pushSubscriptions).where(isThis);
    if ((await tx.$count(pushSubscriptions, eq(pushSubscriptions.userId, user.id))) >= MAX_DEVICES)
      throw new AppError("conflict", "pushDevicesFull", MAX_DEVICES);
    const device = { id: newId(), userId: user.id, endpointHash, ...told, createdAt: clock.now() };
    await tx.insert(pushSubscriptions).values(device);
    return device;
  });
}

const isOnCurve = (point: string): Promise<boolean> =>
  crypto.subtle
    .importKey("raw", Buffer.from(point, "base64url"), { name: "ECDH", namedCurve: "P-256" }, false, [])
    .then(
      () => true,
      () => false,
    );

/** Throws "not-found" for an unknown device and for another user's. */
export const removeDevice = ({ db }: Deps, userId: string, id: string): Promise<void> =>
  db.withTx(async (tx) => {
    const removed = await tx
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.userId, userId)))
      .returning({ id: pushSubscriptions.id });
    if (removed.length === 0) throw new AppError("not-found", "pushDeviceNotFound");
  });

export const forgetDevice = ({ db }: Pick<Deps, "db">, id: string): Promise<void> =>
  db.withTx(async (tx) => void (await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id))));

export const forgetDeviceOfSession = async (tx: Tx, sessionHash: string): Promise<void> =>
  void (await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionHash, sessionHash)));

export const moveDevice = async (tx: Tx, fromSessionHash: string, sessionHash: string): Promise<void> =>
  void (await tx
    .update(pushSubscriptions)
    .set({ sessionHash })
    .where(eq(pushSubscriptions.sessionHash, fromSessionHash)));

export const forgetDevicesOf = async (tx: Tx, userId: string, butSessionHash = ""): Promise<void> =>
  void (await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), ne(pushSubscriptions.sessionHash, butSessionHash))));
