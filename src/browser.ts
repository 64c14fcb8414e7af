import type { ComponentType } from "react";
import { localStore } from "./client/browser-store.ts";
import { opensElsewhere } from "./client/opens-elsewhere.ts";
import { takeNextToast, toast } from "./client/toast.ts";

declare global {
  var trustedTypes:
    | {
        createPolicy(
          name: string,
          rules: { createScriptURL: (address: string) => string },
        ): { createScriptURL(address: string): string };
      }
    | undefined;
}

// The only script that loads with every page. React loads with the first island that is used.
interface Island {
  default: ComponentType<Record<string, unknown>>;
}

const older = "popover" in HTMLElement.prototype ? undefined : import("./client/older-browsers.ts");
const awake = new WeakMap<HTMLElement, Promise<void>>();

function wake(section: HTMLElement): Promise<void> {
  const started = awake.get(section);
  if (started) return started;
  const scripts = section.dataset.scripts?.split(" ") ?? [];
  scripts.forEach(preload);
  // Importing an island already runs code that needs the methods which `older-browsers.ts` adds.
  const waking = Promise.resolve(older)
    .then(() => Promise.all([import(scripts[0] ?? "") as Promise<Island>, import("./client/hydrate.tsx")]))
    .then(([island, { hydrate }]) => hydrate(section, island.default));
  awake.set(section, waking);
  waking.then(
    () => (section.dataset.awake = ""),
    // After a failed download the next interaction tries again.
    () => {
      awake.delete(section);
      wakeOnTouch(section);
    },
  );
  return waking;
}

function preload(address: string): void {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = address;
  document.head.append(link);
}

const wakeNow = (section: HTMLElement): void => void wake(section).catch(() => undefined);

function wakeOnTouch(section: HTMLElement): void {
  const touched = new AbortController();
  const now = () => {
    touched.abort();
    wakeNow(section);
  };
  for (const event of ["pointerover", "pointerdown", "focusin", "input"])
    section.addEventListener(event, now, { passive: true, capture: true, signal: touched.signal });
}

function scheduleWake(section: HTMLElement): void {
  const now = () => wakeNow(section);
  switch (section.dataset.when) {
    case "load":
      return now();
    case "idle":
      return void ("requestIdleCallback" in window ? requestIdleCallback(now) : setTimeout(now, 200));
    case "visible": {
      const seen = new IntersectionObserver(
        (entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return;
          seen.disconnect();
          now();
        },
        { rootMargin: "200px" },
      );
      return seen.observe(section);
    }
    default:
      wakeOnTouch(section);
  }
}

document.querySelectorAll<HTMLElement>("[data-island]").forEach(scheduleWake);

// On a touch screen the first tap comes before its island is hydrated. Links and buttons in `data-hold` wait for it.
const HOLD_MS = 4000;

async function repeatTap(held: HTMLElement, section: HTMLElement): Promise<void> {
  held.ariaBusy = "true";
  const late = new Promise((resolve) => setTimeout(resolve, HOLD_MS));
  await Promise.race([wake(section), late]).catch(() => undefined);
  held.ariaBusy = null;
  section.dataset.awake = "";
  held.click();
}

document.addEventListener(
  "click",
  (event) => {
    const held = (event.target as Element).closest<HTMLElement>(
      "[data-hold] a, [data-hold] button, a[data-hold]",
    );
    const section = held?.closest<HTMLElement>("[data-island]:not([data-awake])");
    if (!held || !section || opensElsewhere(event)) return;
    event.preventDefault();
    void repeatTap(held, section);
  },
  { capture: true },
);

const storedToast = takeNextToast();
if (storedToast) toast(storedToast);

// Touch screens have no hover and therefore no tooltips.
if (!older && matchMedia("(hover: hover)").matches) {
  const pointed = new AbortController();
  const load = (first: Event) => {
    pointed.abort();
    void import("./client/tooltips.ts").then(({ startTooltips }) => startTooltips(first));
  };
  for (const name of ["pointerover", "focusin"])
    document.addEventListener(name, load, { signal: pointed.signal });
}

// For browsers without invoker commands.
if (!("commandForElement" in HTMLButtonElement.prototype))
  document.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest("[commandfor]");
    const dialog = document.getElementById(button?.getAttribute("commandfor") ?? "");
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button?.getAttribute("command") === "show-modal") dialog.showModal();
    else dialog.close();
  });

// The hearts' script loads with the first press, or at once if something is saved.
const hearts = () => import("./features/favorites/hearts.ts");
const isSaved = () => Boolean(localStore.read("favorites"));
const markHearts = () => void hearts().then(({ markSaved }) => markSaved());
const { signedIn } = document.documentElement.dataset;
if (signedIn !== undefined || isSaved() || document.getElementById("favorites-list")) markHearts();
addEventListener("storage", ({ key }: StorageEvent) => {
  if (key === "favorites") markHearts();
});
document.addEventListener("click", (event) => {
  const heart = (event.target as Element).closest<HTMLButtonElement>("[data-favorite]");
  if (!heart) return;
  event.preventDefault();
  // If the script cannot be loaded, the heart submits its form.
  void hearts().then(
    ({ pressHeart }) => pressHeart(heart),
    () => heart.form?.requestSubmit(heart),
  );
});

// The comparison's script loads in the same way.
const tray = () => import("./features/compare/tray.ts");
if (localStore.read("compare") || document.getElementById("compared")) void tray();
addEventListener("storage", ({ key }: StorageEvent) => {
  if (key === "compare") void tray().then(({ show }) => show());
});
document.addEventListener("click", (event) => {
  const target = event.target as Element;
  if (target.closest("[data-print]")) print();
  const scale = target.closest<HTMLButtonElement>("button[form=compare]");
  if (!scale) return;
  event.preventDefault();
  void tray().then(
    ({ pressScale }) => pressScale(scale),
    () => scale.form?.requestSubmit(scale),
  );
});

// The form to save a search opens over the results, except for guests, who sign in first.
document.addEventListener("click", (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href*="/saved-searches/new?"]');
  if (!link || signedIn === undefined || opensElsewhere(event) || event.defaultPrevented) return;
  event.preventDefault();
  void import("./features/saved-searches/save-sheet.ts")
    .then(({ openSaveSheet }) => openSaveSheet(link))
    .catch(() => location.assign(link.href));
});

if (document.getElementById("tell-here")) void import("./features/push/this-device.ts");

const viewed = document.getElementById("viewed");
if (viewed && (viewed.dataset.listing || localStore.read("viewed")))
  void import("./features/viewed/strip.ts");

async function reloadIfSignedIn(): Promise<void> {
  const { isSignedIn } = await import("./client/session.ts");
  if (await isSignedIn()) location.reload();
}

// The visitor may have signed in or out since this page was put into the back/forward cache.
addEventListener("pageshow", (event: PageTransitionEvent) => {
  if (!event.persisted) return;
  if (signedIn !== undefined) return location.reload();
  if (isSaved()) markHearts();
  if (localStore.read("compare") || document.querySelector(".tray")) void tray().then(({ show }) => show());
  void reloadIfSignedIn();
});

if ("serviceWorker" in navigator)
  addEventListener("load", () => {
    const policy = window.trustedTypes?.createPolicy("worker", { createScriptURL: (address) => address });
    const address = "/sw.js";
    // Private windows reject service workers.
    void navigator.serviceWorker.register(policy?.createScriptURL(address) ?? address).catch(() => undefined);
  });
