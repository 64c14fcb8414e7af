// The service worker. It caches the offline page and its files; everything else comes from the network. It also shows
// notifications, and keeps pictures that other apps share until the sell form takes them.
// The server writes OFFLINE in front of it (shell/app-install.tsx).

interface Offline {
  version: string;
  needed: string[];
  /** The page's fonts, to cache if they are in the browser's HTTP cache. */
  wanted: string[];
}
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Waiting {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
interface Pushed extends Waiting {
  data: { json(): Notice } | null;
}
/** The content of a push message; features/push/schema.ts describes its fields. */
interface Notice {
  title: string;
  url: string;
  body: string;
  image?: string;
  tag: string;
  lang: string;
  dir: "ltr" | "rtl";
}
interface Pressed extends Waiting {
  notification: Notification;
}
interface Resubscribing extends Waiting {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
}
interface Tab {
  url: string;
  focus(): Promise<unknown>;
}
interface Worker {
  OFFLINE: Offline;
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: "window" }): Promise<Tab[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(name: "install" | "activate", act: (event: Waiting) => void): void;
  addEventListener(name: "push", act: (event: Pushed) => void): void;
  addEventListener(name: "notificationclick", act: (event: Pressed) => void): void;
  addEventListener(name: "pushsubscriptionchange", act: (event: Resubscribing) => void): void;
  addEventListener(name: "fetch", act: (event: Fetching) => void): void;
}

/** The cache that `use-shared-files.ts` empties. */
const SHARED = "shared";
const SELL_FORM = "/list-car";
const TRY_AGAIN_SECONDS = 15;

const worker = self as unknown as Worker;
const { version, needed, wanted } = worker.OFFLINE;

async function install(): Promise<void> {
  const cache = await caches.open(version);
  // Without cookies, so that no session data is cached.
  await cache.addAll(
    needed.map((address) => new Request(address, { credentials: "omit", cache: "no-cache" })),
  );
  const known = wanted.map(
    (address) => new Request(address, { mode: "same-origin", cache: "only-if-cached" }),
  );
  await Promise.allSettled(known.map((request) => cache.add(request)));
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  for (const name of await caches.keys()) if (name !== version && name !== SHARED) await caches.delete(name);
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

async function page({ request, preloadResponse }: Fetching): Promise<Response> {
  if (isShare(request.url) && (await caches.has(SHARED))) return toForm(request.url);
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    const { pathname } = new URL(request.url);
    const language = pathname === "/" ? navigator.language : pathname.slice(1);
    const prefix = /^ar\b/.test(language) ? "/ar" : "";
    if (pathname === `${prefix}${SELL_FORM}` && (await caches.has(SHARED))) return sharedPage(prefix);
    return (await caches.match(`${prefix}/offline`)) ?? Response.error();
  }
}

/** Says that the pictures wait, and tries the form again. */
async function sharedPage(prefix: string): Promise<Response> {
  const page = await caches.match(`${prefix}/offline/share`);
  if (!page) return Response.error();
  const headers = new Headers(page.headers);
  headers.set("Refresh", String(TRY_AGAIN_SECONDS));
  return new Response(page.body, { headers });
}

/** Keeps the files that another app shares, and opens the form at its photos. */
async function keepShared({ request }: Fetching): Promise<Response> {
  const cache = await caches.open(SHARED);
  const files = (await request.formData()).getAll("photos").filter((file) => file instanceof File);
  for (const [i, file] of files.entries()) {
    const headers = { "X-Name": encodeURIComponent(file.name), "Content-Type": file.type };
    await cache.put(`/share/${Date.now()}-${String(i).padStart(3, "0")}`, new Response(file, { headers }));
  }
  return toForm(request.url);
}

const isShare = (url: string): boolean => /^(?:\/ar)?\/share$/.test(new URL(url).pathname);

/** The parameter tells the login page that pictures wait. */
const toForm = (url: string): Response =>
  Response.redirect(url.replace(/\/share\b.*$/, `${SELL_FORM}?step=photos&shared=1`), 303);

const keptFile = async ({ request }: Fetching): Promise<Response> =>
  (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request);

async function showNotice({ title, url, ...notice }: Notice): Promise<void> {
  // A notification that arrives twice has the same tag, so it is shown once.
  await worker.registration.showNotification(title, { ...notice, icon: "/icon-192.png", data: url });
}

async function openNotice({ data }: Notification): Promise<void> {
  const { href } = new URL(String(data), location.origin);
  const tabs = await worker.clients.matchAll({ type: "window" });
  await (tabs.find(({ url }) => url === href)?.focus() ?? worker.clients.openWindow(href));
}

/** Handles a subscription that the browser replaced. */
async function resubscribe({ oldSubscription, newSubscription }: Resubscribing): Promise<void> {
  const options = oldSubscription?.options;
  const subscription =
    newSubscription ?? (options && (await worker.registration.pushManager.subscribe(options)));
  if (!subscription) return;
  await fetch("/api/push-subscriptions", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(subscription),
  });
}

worker.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(showNotice(event.data.json()));
});
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openNotice(event.notification));
});
worker.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(resubscribe(event)));
worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (origin !== location.origin) return;
  if (method === "POST" && isShare(url)) event.respondWith(keepShared(event));
  if (method !== "GET") return;
  if (mode === "navigate") event.respondWith(page(event));
  // Firefox logs an error for each file that the worker was answering when its page was left.
  else if (!navigator.onLine && [...needed, ...wanted].includes(pathname)) event.respondWith(keptFile(event));
});
