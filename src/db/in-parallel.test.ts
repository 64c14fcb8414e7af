import { expect, test } from "bun:test";
import { inParallel } from "./in-parallel.ts";

test("results come in the order of the statements", async () => {
  const late = Bun.sleep(5).then(() => "late");
  expect(await inParallel([late, 1, Promise.resolve("soon")])).toEqual(["late", 1, "soon"]);
});

test("an error waits for the other statements, so that none runs after the rollback", async () => {
  const done: string[] = [];
  const slow = Bun.sleep(5).then(() => done.push("slow"));
  const works = [slow, Promise.reject(new Error("first")), Promise.reject(new Error("second"))];
  await expect(inParallel(works)).rejects.toThrow("first");
  expect(done).toEqual(["slow"]);
});
