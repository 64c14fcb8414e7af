import { expect, test } from "bun:test";

const code = new Bun.Transpiler({ loader: "ts" }).transformSync(
  await Bun.file(`${import.meta.dir}/offline-worker.ts`).text(),
);

interface Replaced {
  oldSubscription?: { options: object };
  newSubscription?: { endpoint: string };
}

/** Runs the worker with a push service that gives `renewed`, and returns what it sends when its subscription is replaced. */
async function sentAfter(replaced: Replaced, renewed: object | null = null): Promise<string[]> {
  const sent: string[] = [];
  const work: Promise<unknown>[] = [];
  const self = {
    OFFLINE: { version: "1", needed: [], wanted: [] },
    registration: { pushManager: { subscribe: () => Promise.resolve(renewed) } },
    addEventListener(name: string, act: (event: object) => void) {
      if (name === "pushsubscriptionchange")
        act({ ...replaced, waitUntil: (it: Promise<unknown>) => work.push(it) });
    },
  };
  const fetch = (path: string, { method, body }: { method: string; body: string }) => {
    sent.push(`${method} ${path} ${body}`);
    return Promise.resolve();
  };
  new Function("self", "fetch", code)(self, fetch);
  await Promise.all(work);
  return sent;
}

test("a push subscription that the browser replaced is sent to the server", async () => {
  const newSubscription = { endpoint: "https://push.example/2" };
  expect(await sentAfter({ newSubscription })).toEqual([
    'POST /api/push-subscriptions {"endpoint":"https://push.example/2"}',
  ]);
});

test("an expired push subscription is renewed with its options and sent to the server", async () => {
  const oldSubscription = { options: { userVisibleOnly: true } };
  expect(await sentAfter({ oldSubscription }, { endpoint: "https://push.example/3" })).toEqual([
    'POST /api/push-subscriptions {"endpoint":"https://push.example/3"}',
  ]);
});

test("nothing is sent when there is no new push subscription", async () => {
  expect(await sentAfter({})).toEqual([]);
  expect(await sentAfter({ oldSubscription: { options: {} } }, null)).toEqual([]);
});
