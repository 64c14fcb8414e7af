import { fetchFragment } from "#src/client/fragment.ts";
import { showCount } from "#src/client/show-count.ts";
import { MAX_SAVED, readSaved, writeSaved } from "./saved-here.ts";

// Cached cards are the same for all visitors, so saved ones are marked in the browser.
const page = document.documentElement;
const form = document.getElementById("favorites");
const messages = async () => (await import("./hearts-messages.ts")).favoriteToasts;

/** The ids in the account; null for a guest. */
let account =
  page.dataset.signedIn === undefined ? null : new Set(form?.dataset.saved?.split(" ").filter(Boolean));

const savedIds = (): Set<string> => new Set([...(account ?? []), ...readSaved().map(({ id }) => id)]);

export function markSaved(): void {
  const ids = savedIds();
  for (const heart of document.querySelectorAll<HTMLButtonElement>("[data-favorite][aria-pressed]")) {
    const pressed = String(ids.has(heart.value));
    if (heart.ariaPressed !== pressed) heart.ariaPressed = pressed;
  }
  showCount("favorites", ids.size);
}

const call = (method: string, path = "", body?: unknown): Promise<Response> =>
  fetch(`/api/favorites${path}`, {
    method,
    headers: { "Accept-Language": page.lang, "Content-Type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  });

const tabs = account && new BroadcastChannel("favorites");
tabs?.addEventListener("message", ({ data }: MessageEvent<{ id: string; isSaved: boolean }>) => {
  setInAccount(data.id, data.isSaved);
  markSaved();
});

function setInAccount(id: string, isSaved: boolean): void {
  if (isSaved) account?.add(id);
  else account?.delete(id);
}

async function changeHere({ value: id, dataset }: HTMLButtonElement, isSaved: boolean): Promise<boolean> {
  const others = readSaved().filter((saved) => saved.id !== id);
  if (isSaved && others.length >= MAX_SAVED) {
    (await messages()).full(MAX_SAVED);
    return false;
  }
  const entry = { id, priceCents: Number(dataset.favorite) || 0, savedAt: Date.now() };
  try {
    writeSaved(isSaved ? [entry, ...others] : others);
    return true;
  } catch {
    (await messages()).notStored();
    return false;
  }
}

async function changeInAccount(heart: HTMLButtonElement, isSaved: boolean): Promise<void> {
  const id = heart.value;
  setInAccount(id, isSaved);
  markSaved();
  const answer = await call(isSaved ? "PUT" : "DELETE", `/${id}`).catch(() => null);
  if (answer?.ok) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has one origin
    tabs?.postMessage({ id, isSaved });
    return;
  }
  setInAccount(id, !isSaved);
  const body = (await answer?.json().catch(() => null)) as { error?: string; code?: string } | null;
  if (body?.code === "notSignedIn") {
    // The session has ended: store the favorite in this browser until the next sign-in.
    const isStored = isSaved && (await changeHere(heart, true));
    (await messages()).signedOut(isStored);
  } else (await messages()).failed(answer && answer.status < 500 ? body?.error : undefined);
}

let last = Promise.resolve();

/** Handles presses one after the other, also after one that failed. */
export function pressHeart(heart: HTMLButtonElement): Promise<void> {
  last = last.catch(() => undefined).then(() => change(heart));
  return last;
}

async function change(heart: HTMLButtonElement): Promise<void> {
  const isSaved = heart.ariaPressed === "false";
  try {
    if (account && (isSaved || account.has(heart.value))) await changeInAccount(heart, isSaved);
    else await changeHere(heart, isSaved);
  } finally {
    markSaved();
  }
  if (!savedIds().has(heart.value)) heart.closest("[data-gone]")?.remove();
}

async function moveGuestFavorites(): Promise<void> {
  const saved = readSaved();
  if (!account || saved.length === 0) return;
  const answer = await call("POST", "", { favorites: saved }).catch(() => null);
  if (!answer?.ok) return;
  const { ids, isFull } = (await answer.json()) as { ids: string[]; isFull: boolean };
  writeSaved([]);
  account = new Set(ids);
  if (document.getElementById("favorites-list")) return location.reload();
  markSaved();
  if (isFull) (await messages()).full(MAX_SAVED);
}

async function fillGuestPage(): Promise<void> {
  const list = document.querySelector<HTMLElement>("#favorites-list[data-from]");
  if (!list) return;
  try {
    list.replaceChildren(...(await fetchFragment(list.dataset.from ?? "", { favorites: readSaved() })));
  } catch {
    list.hidden = true;
    document.getElementById("favorites-failed")?.removeAttribute("hidden");
  }
}

markSaved();
// Marks cards that are added later too.
new MutationObserver(markSaved).observe(document.body, { childList: true, subtree: true });
void moveGuestFavorites();
void fillGuestPage();
