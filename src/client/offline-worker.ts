// The service worker. It caches the offline page and built files; all other pages come from the network.
// The server writes OFFLINE in front of it (shell/app-install.tsx).

interface Offline {
  version: string;
  /** Addresses that must work offline. */
  needed: string[];
  /** Built files to add if the browser has them in its HTTP cache. */
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
interface Worker {
  OFFLINE: Offline;
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: "install" | "activate", act: (event: Waiting) => void): void;
  addEventListener(name: "fetch", act: (event: Fetching) => void): void;
}

const worker = self as unknown as Worker;
const { version, needed, wanted } = worker.OFFLINE;

async function install(): Promise<void> {
  const cache = await caches.open(version);
  // Without cookies, so that nothing of a session is stored.
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
  for (const name of await caches.keys()) if (name !== version) await caches.delete(name);
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

async function page({ request, preloadResponse }: Fetching): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    const { pathname } = new URL(request.url);
    const language = pathname === "/" ? navigator.language : pathname.slice(1);
    const address = /^ar\b/.test(language) ? "/ar/offline" : "/offline";
    return (await caches.match(address)) ?? Response.error();
  }
}

async function builtFile(event: Fetching): Promise<Response> {
  const known = await caches.match(event.request.url, { ignoreVary: true });
  if (known) return known;
  const response = await fetch(event.request);
  if (response.status === 200) {
    const copy = response.clone();
    event.waitUntil(caches.open(version).then((cache) => cache.put(event.request.url, copy)));
  }
  return response;
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin) return;
  if (mode === "navigate") event.respondWith(page(event));
  else if (pathname.startsWith("/assets/")) event.respondWith(builtFile(event));
});
