import { expect, test } from "bun:test";
import { MAX_QUEUED_EACH, decodeInTurn } from "./actions.ts";

/** Photos that take until `next` is called; `started` says whose are decoded, in order. */
function line() {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const add = (id: string, address: string) =>
    decodeInTurn({ id, address }, () => {
      started.push(id);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  const next = async () => {
    ends.shift()?.();
    await Bun.sleep(0);
  };
  return { add, started, next };
}

/** Runs `upload` and returns who was decoded, in order. */
async function orderOf(upload: (add: ReturnType<typeof line>["add"]) => Promise<unknown>[]): Promise<string> {
  const { add, started, next } = line();
  const all = upload(add);
  const state = { done: false };
  void Promise.allSettled(all).then(() => (state.done = true));
  while (!state.done) await next();
  return started.join("");
}

test("one account has one photo decoded at a time, from whatever addresses, and others need not wait", async () => {
  const { add, started, next } = line();
  const flood = Array.from({ length: MAX_QUEUED_EACH }, (_, i) => add("a", `address ${i}`));
  const other = add("b", "elsewhere");
  await Bun.sleep(0);
  expect(started).toEqual(["a", "b"]);
  const late = add("c", "third");
  await next();
  expect(started).toEqual(["a", "b", "c"]);
  for (let i = 0; i < flood.length + 2; i++) await next();
  await Promise.all([...flood, other, late]);
});

test("persons of one address take turns, and addresses do", async () => {
  const order = await orderOf((add) => [
    ...Array.from({ length: 4 }, () => add("a", "shared")),
    ...Array.from({ length: 4 }, () => add("b", "shared")),
    ...Array.from({ length: 2 }, () => add("c", "shared")),
    add("d", "alone"),
    add("d", "alone"),
  ]);
  expect(order.replaceAll("d", "")).toBe("abcabcabab");
  expect(order.lastIndexOf("d")).toBeLessThan(4);
});

test("too many waiting photos of one person are refused, and only theirs", async () => {
  const { add, next } = line();
  const flood = Array.from({ length: MAX_QUEUED_EACH + 36 }, () => add("a", "here"));
  const outcome = Promise.allSettled(flood);
  const other = add("b", "here");
  for (let i = 0; i < flood.length + 1; i++) await next();
  await other;
  const refused = (await outcome).filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(36);
  expect(refused[0]).toMatchObject({ reason: { kind: "busy", details: { retryAfterSeconds: 10 } } });
});
