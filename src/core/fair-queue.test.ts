import { afterAll, expect, spyOn, test } from "bun:test";
import { fairQueue } from "./fair-queue.ts";

const TASK_MS = 100;
const busy = new Error("busy");

let time = 0;
const now = spyOn(performance, "now");
afterAll(() => now.mockRestore());

/** A queue of tasks of 100 ms each, on a clock that only the tasks advance. */
function counter({ atOnce = 1, maxWaitMs = Infinity, eachAtOnce = Infinity } = {}) {
  now.mockImplementation(() => time);
  const queue = fairQueue(atOnce, maxWaitMs, () => busy, eachAtOnce);
  const served: string[] = [];
  let running = 0;
  let most = 0;
  const ask = (client: string, fails = false, waitsMs = 0) =>
    queue(client, (measure) => {
      time += waitsMs;
      return measure(async () => {
        most = Math.max(most, ++running);
        await Promise.resolve();
        time += TASK_MS;
        running--;
        served.push(client);
        if (fails) throw new Error("broken");
      });
    });
  /** The number of refused tasks by client. */
  const refusedOf = async (clients: string[]) => {
    const results = await Promise.allSettled(clients.map((client) => ask(client)));
    return clients.filter((_, i) => results[i]?.status === "rejected");
  };
  return { ask, refusedOf, served, most: () => most };
}

const ofOne = (client: string, tasks: number) => Array<string>(tasks).fill(client);

test("runs a number of tasks at a time and continues after a failure", async () => {
  const { ask, served, most } = counter({ atOnce: 2 });
  const results = await Promise.allSettled(["a", "b", "c", "d"].map((client) => ask(client, client === "b")));
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "fulfilled"]);
  expect([served, most()]).toEqual([["a", "b", "c", "d"], 2]);
});

test("clients take turns, however many tasks one of them has", async () => {
  const { refusedOf, served } = counter();
  expect(await refusedOf([...ofOne("a", 5), "b", "b", "c"])).toEqual([]);
  expect(served.join("")).toBe("aabcabaa");
});

test("a client that may run one task at a time leaves the others' place free", async () => {
  const { ask, served, most } = counter({ atOnce: 2, eachAtOnce: 1 });
  await Promise.all(["a", "a", "a", "b", "c", "b"].map((client) => ask(client)));
  expect([served.join(""), most()]).toEqual(["abacba", 2]);

  const queue = fairQueue(2, Infinity, () => busy, 1);
  const begun: string[] = [];
  const long = Promise.withResolvers<void>();
  const run = (client: string, work = Promise.resolve()) => queue(client, () => (begun.push(client), work));
  const first = run("a", long.promise);
  const others = [run("b"), run("a"), run("c")];
  await others[2];
  expect(begun).toEqual(["a", "b", "c"]);
  long.resolve();
  await Promise.all([first, ...others]);
  expect(begun).toEqual(["a", "b", "c", "a"]);
});

test("the waiting tasks are limited by the time they take", async () => {
  const { ask, refusedOf, served } = counter({ maxWaitMs: 1000 });
  await ask("a");
  expect(await refusedOf(ofOne("a", 20))).toEqual(ofOne("a", 9));
  expect(served).toHaveLength(1 + 11);
  expect(await refusedOf(ofOne("a", 11))).toEqual([]);
});

test("only the measured part of a task counts as its time", async () => {
  const { ask, refusedOf } = counter({ maxWaitMs: 1000 });
  await ask("a", false, 5000);
  expect(await refusedOf(ofOne("a", 11))).toEqual([]);
});

test("nothing is refused until the first task has ended; then the excess is", async () => {
  const { refusedOf } = counter({ maxWaitMs: 1000 });
  expect(await refusedOf(ofOne("a", 20))).toEqual(ofOne("a", 9));
});

test("the client with the most waiting tasks is refused; on a tie the newest", async () => {
  const { ask, refusedOf, served } = counter({ maxWaitMs: 1000 });
  await ask("a");
  expect(await refusedOf([...ofOne("flood", 11), "a", "b"])).toEqual(["flood", "flood"]);
  expect(served.slice(1, 5)).toEqual(["flood", "flood", "a", "b"]);
  const each = Array.from({ length: 14 }, (_, i) => `person ${i}`);
  expect(await refusedOf(each)).toEqual(["person 11", "person 12", "person 13"]);
});
