/**
 * `bun flood.ts ORIGIN SECONDS PER_SECOND` tries wrong passwords from many addresses; prints the number of responses by
 * status.
 */
const [origin = "", seconds = "5", perSecond = "100"] = process.argv.slice(2);
const ADDRESSES = 200;

const statuses: Record<number, number> = {};
const attempts: Promise<void>[] = [];
let sent = 0;

async function attempt(number: number): Promise<void> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "X-Forwarded-For": `198.19.0.${number % ADDRESSES}`,
    },
    body: JSON.stringify({ email: `nobody${number}@example.com`, password: "a wrong password" }),
  });
  await answer.arrayBuffer();
  statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
}

const began = performance.now();
const elapsedSeconds = () => (performance.now() - began) / 1000;
while (elapsedSeconds() < Number(seconds)) {
  // At fixed times, even if earlier attempts have no response yet.
  while (sent < elapsedSeconds() * Number(perSecond)) attempts.push(attempt(sent++));
  await Bun.sleep(5);
}
await Promise.all(attempts);
console.log(JSON.stringify(statuses));

export {};
