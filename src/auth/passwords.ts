import { availableParallelism } from "node:os";
import { tryLater } from "#src/core/errors.ts";
import { fairQueue } from "#src/core/fair-queue.ts";
import { isInTransaction } from "#src/db/transaction-context.ts";

const ARGON = { algorithm: "argon2id", memoryCost: 19_456, timeCost: 2 } as const;
const PARAMETERS = `$${ARGON.algorithm}$v=19$m=${ARGON.memoryCost},t=${ARGON.timeCost},p=1$`;
const MAX_WAIT_MS = 2000;

/** Checked for unknown accounts: a faster response would reveal that there is no account. */
export const DUMMY_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$0KFHwh+nqgLJkQNUclYuAUMffws8Wf6D/JY8EKrhQCY$qc/4cpoFvbXClCK56W/nnpOqd+1nQYV9cZk0PAof4VA";

interface Passwords {
  hash(password: string): Promise<string>;
  verify(password: string, hash: string | null): Promise<boolean>;
}

/** Each hash takes 19 MB and a processor; one processor stays free for pages. */
export const HASHES_AT_ONCE = Math.min(2, Math.max(1, availableParallelism() - 1));

const queue = fairQueue(HASHES_AT_ONCE, MAX_WAIT_MS, () =>
  tryLater("busy", MAX_WAIT_MS / 1000, "passwordsBusy"),
);

/** Clients take turns; throws "busy" if too much waits. Not within a transaction: the queue waits for those. */
export async function withPasswords<T>(client: string, work: (passwords: Passwords) => Promise<T>) {
  if (isInTransaction()) throw new Error("Hash and check passwords before or after the transaction");
  return queue(client, (measure) =>
    work({
      hash: (password) => measure(() => Bun.password.hash(password, ARGON)),
      verify: (password, hash) =>
        measure(async () => (await Bun.password.verify(password, hash ?? DUMMY_HASH)) && hash !== null),
    }),
  );
}

export const isOutdated = (hash: string): boolean => !hash.startsWith(PARAMETERS);

export const hashPassword = (password: string, client = ""): Promise<string> =>
  withPasswords(client, ({ hash }) => hash(password));

export const verifyPassword = (password: string, hash: string | null, client = ""): Promise<boolean> =>
  withPasswords(client, ({ verify }) => verify(password, hash));
