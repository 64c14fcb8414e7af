import { atMost } from "#src/core/at-most.ts";

const ARGON = { algorithm: "argon2id", memoryCost: 19_456, timeCost: 2 } as const;

// Argon2 takes 19 MB a hash: a crowd at the door must not take the memory that serves everybody else.
const inTurn = atMost(2);

export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => Bun.password.hash(password, ARGON));

/** A hash of the same cost as ours, for accounts that do not exist. */
export const NOBODY =
  "$argon2id$v=19$m=19456,t=2,p=1$0KFHwh+nqgLJkQNUclYuAUMffws8Wf6D/JY8EKrhQCY$qc/4cpoFvbXClCK56W/nnpOqd+1nQYV9cZk0PAof4VA";

/** Compares with the hash, or, where there is no account, with nobody's; then always false. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const same = await inTurn(() => Bun.password.verify(password, hash ?? NOBODY));
  return hash !== null && same;
}
