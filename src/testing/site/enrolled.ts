import { beginSecondFactor, confirmSecondFactor, findSecondFactor } from "#src/auth/second-factor.ts";
import { codeAt } from "#src/testing/site/code-at.ts";
import type { TestApp } from "./test-app.ts";

/** Turns on a user's two-step verification; returns the app's secret and the recovery codes. The first code is used up. */
export async function enrolled({ deps }: TestApp, user: { id: string }) {
  return deps.db.withTx(async (tx) => {
    await beginSecondFactor(tx, user.id, "here");
    const factor = await findSecondFactor(tx, user.id, "here");
    if (factor.state !== "begun") throw new Error("the second factor was on");
    const now = deps.clock.now();
    const codes = await confirmSecondFactor(tx, user.id, "here", await codeAt(factor.secret, now), now);
    if (codes === "wrong") throw new Error("the app's own code was refused");
    return { secret: factor.secret, codes };
  });
}
