import { expect, test } from "bun:test";
import { atMost } from "./at-most.ts";

test("runs at most n tasks at a time, in order, and continues after a failure", async () => {
  const inTurn = atMost(2);
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const work = (i: number) => async () => {
    order.push(i);
    most = Math.max(most, ++running);
    await Bun.sleep(1);
    running--;
    if (i === 1) throw new Error("broken");
    return i;
  };
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((i) => inTurn(work(i))));
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4]);
  expect(results.map(({ status }) => status === "fulfilled")).toEqual([true, false, true, true, true]);
});

test("a task that arrives while another one starts waits too", async () => {
  const inTurn = atMost(1);
  const running = new Set<string>();
  let most = 0;
  const work = (name: string) => async () => {
    running.add(name);
    most = Math.max(most, running.size);
    await Bun.sleep(1);
    running.delete(name);
  };
  const first = inTurn(work("first"));
  const second = inTurn(work("second"));
  await first;
  await Promise.all([second, inTurn(work("third")), inTurn(work("fourth"))]);
  expect(most).toBe(1);
});
