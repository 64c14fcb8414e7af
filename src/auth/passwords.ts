import { atMost } from "#src/core/at-most.ts";

const ARGON = { algorithm: "argon2id", memoryCost: 19_456, timeCost: 2 } as const;

// Argon2 takes 19 MB per hash, so only two run at a time.
const queue = atMost(2);

export const hashPassword = (password: string): Promise<string> =>
  queue(() => Bun.password.hash(password, ARGON));

/** For unknown accounts a hash is checked too: a faster answer would tell that there is no account. */
export const DUMMY_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$0KFHwh+nqgLJkQNUclYuAUMffws8Wf6D/JY8EKrhQCY$qc/4cpoFvbXClCK56W/nnpOqd+1nQYV9cZk0PAof4VA";

export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const same = await queue(() => Bun.password.verify(password, hash ?? DUMMY_HASH));
  return hash !== null && same;
}
