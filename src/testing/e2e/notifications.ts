import type { BrowserContext, Page } from "@playwright/test";
import { expect } from "./journey.ts";

/** Chromium cannot reach a push service here, so `subscribe` returns this subscription. All else is the browser's own. */
export async function giveSubscription(context: BrowserContext, subscription: object): Promise<void> {
  await context.grantPermissions(["notifications"]);
  await context.addInitScript(
    (given: { endpoint: string }) => {
      const isSubscribed = () => localStorage.getItem("test-subscribed") !== null;
      const object = { endpoint: given.endpoint, toJSON: () => given };
      Object.assign(PushManager.prototype, {
        subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
          if (applicationServerKey.length !== 87) throw new Error("Not a key of P-256");
          localStorage.setItem("test-subscribed", "");
          return object;
        },
        getSubscription: async () => (isSubscribed() ? object : null),
      });
    },
    subscription as { endpoint: string },
  );
}

/** Passes data to the page's service worker like an arriving push. */
export async function deliver(page: Page, data: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const registrationId = new Promise<string>((resolve) =>
    client.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    }),
  );
  await client.send("ServiceWorker.enable");
  const { origin } = new URL(page.url());
  await client.send("ServiceWorker.deliverPushMessage", {
    origin,
    registrationId: await registrationId,
    data,
  });
  await client.detach();
}

export interface Shown {
  title: string;
  body: string;
  url: string;
  lang: string;
  dir: string;
}

/** The notifications on screen. */
export async function shownOn(page: Page, count: number): Promise<Shown[]> {
  const list = () =>
    page.evaluate(async () => {
      const { showing } = await navigator.serviceWorker.ready.then(async (registration) => ({
        showing: await registration.getNotifications(),
      }));
      return showing.map(({ title, body, data, lang, dir }) => ({ title, body, url: data, lang, dir }));
    });
  await expect.poll(async () => (await list()).length).toBe(count);
  return list();
}

/** Clicks the first one; returns the address that the worker opens. */
export async function pressNotification(page: Page): Promise<string> {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error("There is no service worker");
  return worker.evaluate(async () => {
    // Windows can be opened only on a real click.
    const scope = self as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { openWindow(url: string): Promise<null> };
      NotificationEvent: new (name: string, init: { notification: Notification }) => Event;
    };
    const [notification] = await scope.registration.getNotifications();
    if (!notification) throw new Error("Nothing is shown");
    return new Promise<string>((resolve) => {
      scope.clients.openWindow = (url) => {
        resolve(url);
        return Promise.resolve(null);
      };
      self.dispatchEvent(new scope.NotificationEvent("notificationclick", { notification }));
    });
  });
}
