import { spendCode } from "#src/auth/second-factor.ts";
import { InvalidFields } from "#src/core/errors.ts";
import type { Tx } from "#src/db/open.ts";
import { t } from "#t";

export async function useCode(
  tx: Tx,
  userId: string,
  typed: string,
  now: number,
): Promise<"app" | "recovery"> {
  if (typed === "") throw new InvalidFields({ code: t.codeRequired() });
  const result = await spendCode(tx, userId, typed, now);
  if (result === "spent") throw new InvalidFields({ code: t.codeSpent() });
  if (result === "wrong") throw new InvalidFields({ code: t.codeWrong() });
  return result;
}
