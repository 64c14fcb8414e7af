import { eq } from "drizzle-orm";
import { type DealerRole, users } from "#src/auth/tables.ts";
import { newId } from "#src/core/ids.ts";
import { dealers } from "#src/features/dealers/tables.ts";
import type { TestApp, TestUser } from "./test-app.ts";

/** Inserts a dealer directly into the database; returns its id. */
export async function plantDealer(
  { deps, clock }: TestApp,
  given: Partial<typeof dealers.$inferInsert> = {},
): Promise<string> {
  const id = newId();
  await deps.db.withTx((tx) =>
    tx.insert(dealers).values({
      id,
      slug: `citadel-view-${id}`,
      nameEn: "Citadel View Motors",
      nameAr: "معرض إطلالة القلعة",
      legalName: "Citadel View Motors LLC",
      phone: "+96265001234",
      location: "Amman",
      hours: {},
      branches: [],
      createdAt: clock.now(),
      updatedAt: clock.now(),
      ...given,
    }),
  );
  return id;
}

export const employ = ({ deps }: TestApp, { id }: { id: string }, dealerId: string, dealerRole: DealerRole) =>
  deps.db.withTx((tx) => tx.update(users).set({ dealerId, dealerRole }).where(eq(users.id, id)));

/** A dealer with one person in each role. */
export async function staffedDealer(app: TestApp, given: Parameters<typeof plantDealer>[1] = {}) {
  const dealerId = await plantDealer(app, given);
  const hire = (dealerRole: DealerRole): Promise<TestUser> => app.signUp({ dealerId, dealerRole });
  return {
    dealerId,
    owner: await hire("owner"),
    manager: await hire("manager"),
    sales: await hire("sales"),
  };
}
