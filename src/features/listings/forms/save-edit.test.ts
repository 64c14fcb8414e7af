import { afterAll, afterEach, expect, spyOn, test } from "bun:test";
import { ApiError } from "#src/client/api.ts";
import { editConflictIn, saveEdit } from "./save-edit.ts";

const fetched = spyOn(globalThis, "fetch");
afterEach(() => void fetched.mockReset());
afterAll(() => fetched.mockRestore());

const conflict = (rev: number, differences: object[] = []) =>
  Response.json({ code: "listingChangedMeanwhile", rev, differences }, { status: 409 });

/** The requests that are sent if the server gives these responses in turn. */
async function sentTo(...answers: Response[]) {
  for (const answer of answers) fetched.mockResolvedValueOnce(answer);
  const result = await saveEdit("/api/cars/1", { price: 9 }, 1).catch((error: unknown) => error);
  return { result, sent: fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as unknown) };
}

test("without differences the edit is sent again with the newer rev", async () => {
  const { result, sent } = await sentTo(conflict(5), Response.json({ id: "1" }));
  expect(result).toEqual({ id: "1" });
  expect(sent).toEqual([
    { price: 9, rev: 1 },
    { price: 9, rev: 5 },
  ]);
});

test("it is repeated only once, and never over a different value", async () => {
  const twice = await sentTo(conflict(5), conflict(6));
  expect([twice.sent.length, editConflictIn(twice.result)?.rev]).toEqual([2, 6]);
  fetched.mockClear();
  const differing = await sentTo(conflict(5, [{ name: "price" }]));
  expect([differing.sent.length, editConflictIn(differing.result)?.rev]).toEqual([1, 5]);
});

test("other failures are not repeated", async () => {
  const { result, sent } = await sentTo(Response.json({ code: "plateAlreadyListed" }, { status: 409 }));
  expect(sent).toHaveLength(1);
  expect([result instanceof ApiError, editConflictIn(result)]).toEqual([true, null]);
});
