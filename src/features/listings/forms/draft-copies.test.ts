import { beforeEach, expect, test } from "bun:test";
import { DAY_MS, MINUTE_MS } from "#src/core/time.ts";
import { copyToOpen, draftCopies, filledIn, newestOnly } from "./draft-copies.ts";

const NOW = Date.now();
const photo = { id: "p", width: 1, height: 1, placeholder: "" };
const copy = (id: string, msAgo: number) => ({
  id,
  values: { title: id },
  photos: [photo],
  savedAt: NOW - msAgo,
});
const open = (
  copies: ReturnType<typeof copy>[],
  editedMsAgo: number | null,
  { id = "account", isChosen = false } = {},
) => copyToOpen(copies, id, { editedMsAgo, isChosen }, NOW)?.id ?? "the account's";

beforeEach(() => {
  const items = new Map<string, string>();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
      removeItem: (key: string) => items.delete(key),
    },
  });
});

test("the form opens with the browser's copy or the account's draft, whichever was edited later", () => {
  expect(open([], null)).toBe("the account's");
  expect(open([copy("older", 2 * DAY_MS), copy("here", DAY_MS)], null)).toBe("here");
  expect(open([copy("here", DAY_MS)], MINUTE_MS)).toBe("the account's");
  expect(open([copy("here", MINUTE_MS)], DAY_MS)).toBe("here");
});

test("a draft sent to the account has its correct age", () => {
  expect(open([copy("account", 5_000)], 1_000)).toBe("account");
});

test("with a chosen draft only its own copy opens, with a new one none", () => {
  expect(open([copy("other", 1)], DAY_MS, { isChosen: true })).toBe("the account's");
  expect(open([copy("account", 1), copy("other", 1)], DAY_MS, { isChosen: true })).toBe("account");
  expect(open([copy("other", 1)], null, { id: "fresh", isChosen: true })).toBe("the account's");
});

test("photos that the server may have deleted are left out", () => {
  const of = (days: number) =>
    copyToOpen([copy("here", days * DAY_MS)], "x", { editedMsAgo: null, isChosen: false }, NOW)?.photos;
  expect([of(5), of(7)]).toEqual([[photo], []]);
});

test("copies are stored per seller, one for each draft, for 30 days", () => {
  const [mine, theirs] = [draftCopies("car", "me"), draftCopies("car", "other")];
  mine.keep(copy("a", DAY_MS));
  mine.keep(copy("b", 2));
  mine.keep({ ...copy("a", 1), values: { title: "again" } });
  expect(mine.list(NOW).map(({ values }) => values.title)).toEqual(["b", "again"]);
  expect(theirs.list(NOW)).toEqual([]);
  expect(mine.list(NOW + 30 * DAY_MS)).toEqual([]);
  mine.remove("b");
  expect(mine.list(NOW).map(({ id }) => id)).toEqual(["a"]);
});

test("empty fields do not count", () => {
  expect(
    filledIn({ title: " ", year: "2018", features: false, images: [], make: "Kia", list: ["x"] }),
  ).toEqual({ year: "2018", make: "Kia", list: ["x"] });
});

test("only one copy is sent at a time, then the newest of the waiting ones", async () => {
  const done: string[] = [];
  const sending = newestOnly();
  const task = (name: string) => async () => {
    await Bun.sleep(1);
    done.push(name);
  };
  for (const name of ["first", "second", "third"]) sending.add(task(name));
  while (done.length < 2) await Bun.sleep(1);
  expect(done).toEqual(["first", "third"]);
  sending.add(task("fourth"));
  sending.add(task("never"));
  await sending.stop();
  expect(done).toEqual(["first", "third", "fourth"]);
});
