import { afterAll, afterEach, beforeAll, expect, mock, setSystemTime, test } from "bun:test";
import {
  environmentManager,
  focusManager,
  MutationObserver,
  notifyManager,
  QueryObserver,
  type QueryObserverOptions,
} from "@tanstack/react-query";
import { DAY_MS } from "#src/core/time.ts";
import { ApiError, fetchByKey } from "./api.ts";
import { queryClient } from "./query-client.ts";
import { isSignedIn } from "./session.ts";
import { keepPrevious } from "./use-query.ts";

const realFetch = globalThis.fetch;
let answer: () => Response;
const calls = mock<(path: string, init: RequestInit) => void>();

beforeAll(() => {
  // TanStack Query has other defaults on a server.
  environmentManager.setIsServer(() => false);
  globalThis.fetch = Object.assign(
    async (path: string | URL | Request, init: RequestInit = {}) => {
      calls(String(path), init);
      return answer();
    },
    { preconnect: realFetch.preconnect },
  );
});
afterEach(() => {
  calls.mockClear();
  setSystemTime();
});
afterAll(() => {
  globalThis.fetch = realFetch;
  environmentManager.setIsServer(() => typeof window === "undefined");
});

const client = queryClient();
const settled = async () => {
  // oxlint-disable-next-line no-await-in-loop -- until nothing is being fetched
  do await new Promise((resolve) => setTimeout(resolve));
  while (client.isFetching() > 0);
};
const json = (body: unknown, status = 200) => Response.json(body, { status });

function observe(options: QueryObserverOptions) {
  const observer = new QueryObserver(client, options);
  const stop = observer.subscribe(() => undefined);
  return { observer, stop, result: () => observer.getCurrentResult() };
}

test("the default loader joins the key with slashes, sends cookies and parses JSON", async () => {
  answer = () => json({ cars: 3 });
  const data = await client.fetchQuery({ queryKey: ["/api", "users", 7] });
  expect(data).toEqual({ cars: 3 });
  expect(calls.mock.calls).toMatchObject([["/api/users/7", { credentials: "include" }]]);
});

test("data stays fresh: another use or a focused window fetches nothing", async () => {
  answer = () => json(1);
  const first = observe({ queryKey: ["/api/fresh"] });
  await settled();
  setSystemTime(Date.now() + 100 * DAY_MS);
  const second = observe({ queryKey: ["/api/fresh"] });
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await settled();
  expect([first.result().data, second.result().data]).toEqual([1, 1]);
  expect(calls).toHaveBeenCalledTimes(1);
  first.stop();
  second.stop();
});

test("a failed query or mutation is not repeated; 401 is an error like any other", async () => {
  answer = () => json({ error: "Please sign in." }, 401);
  const { result, stop } = observe({ queryKey: ["/api/private"] });
  await settled();
  expect(result().error).toMatchObject({ status: 401, userMessage: "Please sign in." });
  expect(calls).toHaveBeenCalledTimes(1);
  stop();
  const mutationFn = mock(() => Promise.reject(new ApiError(500, "", "Internal Server Error")));
  const sending = new MutationObserver(client, { mutationFn }).mutate();
  expect(await sending.catch((error: unknown) => error)).toBeInstanceOf(ApiError);
  expect(mutationFn).toHaveBeenCalledTimes(1);
});

test("the session query treats a 401 and a failed check as signed out", async () => {
  answer = () => json({ user: { id: "me" } });
  expect(await isSignedIn()).toBe(true);
  answer = () => json({ error: "Please sign in." }, 401);
  expect(await isSignedIn()).toBe(false);
  answer = () => json({}, 500);
  expect(await isSignedIn()).toBe(false);
  expect(calls.mock.calls.map(([path]) => path)).toEqual(Array(3).fill("/api/auth/me"));
});

test("a 401 is null if the call asks for that; other errors are thrown", async () => {
  const load = () => fetchByKey(["/api/either"], undefined, { on401: "null" });
  answer = () => json({}, 401);
  expect(await load()).toBeNull();
  answer = () => json({}, 403);
  expect(load()).rejects.toMatchObject({ status: 403 });
  await settled();
});

test("observers are notified before the next task", async () => {
  const observer = new MutationObserver(client, { mutationFn: settled });
  const states: boolean[] = [];
  // The hooks subscribe the same way.
  const note = notifyManager.batchCalls(() => states.push(observer.getCurrentResult().isPending));
  observer.subscribe(note);
  const sending = observer.mutate();
  await Promise.resolve();
  await Promise.resolve();
  expect(states).toEqual([true]);
  await sending;
});

test("on the server every call gets its own client, in the browser all share one", () => {
  expect(queryClient()).not.toBe(queryClient());
  Object.assign(globalThis, { document: {} });
  try {
    expect(queryClient()).toBe(queryClient());
  } finally {
    Reflect.deleteProperty(globalThis, "document");
  }
});

test("the previous response stays while the next one loads, and no response becomes stale", async () => {
  let count = 0;
  answer = () => json(++count);
  const options = (key: string) => ({ queryKey: [`/api/${key}`], ...keepPrevious });
  const { observer, result, stop } = observe(options("a"));
  await settled();
  observer.setOptions(options("b"));
  expect(result()).toMatchObject({ data: 1, isPlaceholderData: true });
  await settled();
  expect(result()).toMatchObject({ data: 2, isPlaceholderData: false });
  observer.setOptions(options("a"));
  await settled();
  expect(result().data).toBe(1);
  expect(calls).toHaveBeenCalledTimes(2);
  setSystemTime(Date.now() + DAY_MS);
  observer.setOptions(options("b"));
  await settled();
  expect(result()).toMatchObject({ data: 2, isFetching: false });
  expect(calls).toHaveBeenCalledTimes(2);
  stop();
});

test("a prefetched response is used; a failure shows no data until a retry", async () => {
  answer = () => json("first");
  const options = (key: string) => ({ queryKey: [`/api/next/${key}`], ...keepPrevious });
  const { observer, result, stop } = observe(options("a"));
  await settled();
  await client.prefetchQuery(options("b"));
  observer.setOptions(options("b"));
  await settled();
  expect(calls).toHaveBeenCalledTimes(2);
  answer = () => json({}, 500);
  observer.setOptions(options("c"));
  await settled();
  expect(result()).toMatchObject({ data: undefined, isLoadingError: true });
  answer = () => json("third");
  const again = observer.refetch();
  expect(result()).toMatchObject({ data: "first", isPlaceholderData: true });
  await again;
  expect(result().data).toBe("third");
  stop();
});
