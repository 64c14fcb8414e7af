const ARGON = { algorithm: "argon2id", memoryCost: 19_456, timeCost: 2 } as const;
const AT_ONCE = 2;

const waiting: (() => void)[] = [];
let running = 0;

// Argon2 takes 19 MB a hash: a crowd at the door must not take the memory that serves everybody else.
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => Bun.password.hash(password, ARGON));

let dummy: Promise<string> | undefined;

/** Compares with the hash, or, where there is no account, with a dummy of the same cost; then always false. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const against = hash ?? (await (dummy ??= hashPassword("nobody's password")));
  const same = await inTurn(() => Bun.password.verify(password, against));
  return hash !== null && same;
}
