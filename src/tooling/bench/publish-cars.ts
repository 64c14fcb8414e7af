import { inArray } from "drizzle-orm";
import { startSession } from "#src/auth/sessions.ts";
import { users } from "#src/auth/tables.ts";
import { readConfig } from "#src/config.ts";
import { openDeps } from "#src/open-deps.ts";
import { noAssets } from "#src/testing/site/no-assets.ts";
import { typedCar } from "#src/testing/listings/typed-car.ts";
import { siteSettings } from "./processes.ts";

export const SELLERS = 32;
const SECONDS = 6;

/** Signs in sellers of the market and removes their listing limit. */
export async function signIn(folder: string): Promise<string[]> {
  const { deps, close } = await openDeps(readConfig(siteSettings(folder)), noAssets);
  const sellers = await deps.db.read.select({ id: users.id, role: users.role }).from(users).limit(SELLERS);
  const ids = sellers.map(({ id }) => id);
  const now = deps.clock.now();
  const tokens = await deps.db.withTx(async (tx) => {
    await tx.update(users).set({ listingLimit: null }).where(inArray(users.id, ids));
    const made: string[] = [];
    for (const seller of sellers) made.push(await startSession(tx, seller, now));
    return made;
  });
  await close();
  return tokens;
}

/** Every seller publishes one car after another. */
export async function publish(origin: string, tokens: string[]) {
  const tookMs: number[] = [];
  const begun = performance.now();
  const end = begun + SECONDS * 1000;
  const seller = async (token: string, number: number) => {
    for (let i = 0; performance.now() < end; i++) {
      const at = performance.now();
      const answer = await fetch(`${origin}/api/cars`, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          Origin: origin,
          Cookie: `sid=${token}`,
          "X-Forwarded-For": `198.18.${number}.${i % 250}`,
        },
        body: JSON.stringify({ ...typedCar, title: `${typedCar.title} no. ${number}-${i}` }),
      });
      if (answer.status !== 201)
        throw new Error(`A car was answered with ${answer.status}: ${await answer.text()}`);
      await answer.arrayBuffer();
      tookMs.push(performance.now() - at);
    }
  };
  await Promise.all(tokens.map(seller));
  return { perSecond: tookMs.length / ((performance.now() - begun) / 1000), tookMs };
}
