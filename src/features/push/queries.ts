import { desc, eq } from "drizzle-orm";
import { deviceOf } from "#src/auth/device.ts";
import { pick } from "#src/core/pick.ts";
import type { Reader } from "#src/db/open.ts";
import { pushOutbox, pushSubscriptions } from "./tables.ts";

export type Device = typeof pushSubscriptions.$inferSelect;

export const listDevices = (read: Reader, userId: string): Promise<Device[]> =>
  read
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id));

export const countDevices = (read: Reader, userId: string): Promise<number> =>
  read.$count(pushSubscriptions, eq(pushSubscriptions.userId, userId));

export const deviceJson = (device: Device) => ({
  ...pick(device, "id", "endpoint", "createdAt"),
  ...pick(deviceOf(device.userAgent), "browser", "system"),
});

export async function exportDevices(read: Reader, userId: string) {
  const devices = await listDevices(read, userId);
  return Promise.all(
    devices.map(async ({ id, endpoint, userAgent, createdAt }) => ({
      endpoint,
      userAgent,
      createdAt,
      notifications: await read
        .select(pick(pushOutbox, "kind", "createdAt", "sentAt"))
        .from(pushOutbox)
        .where(eq(pushOutbox.subscriptionId, id)),
    })),
  );
}
