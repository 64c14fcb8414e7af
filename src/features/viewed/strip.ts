import { localStore } from "#src/client/browser-store.ts";
import { fetchFragment } from "#src/client/fragment.ts";
import { parseViewed, VIEWED_KEY, withNewest } from "./viewed-list.ts";

const strip = document.getElementById("viewed");
const list = strip?.querySelector("ul");
const here = strip?.dataset.listing;
/** A single card would leave its row mostly empty. */
const LEAST_SHOWN = 2;

const write = (ids: string[]) => localStore.write(VIEWED_KEY, ids.length > 0 ? JSON.stringify(ids) : null);
const read = (): string[] => parseViewed(localStore.read(VIEWED_KEY));

// The server does not count prefetched pages.
const [page] = performance.getEntriesByType("navigation");
if (here && page && "deliveryType" in page && page.deliveryType === "navigational-prefetch")
  void fetch(location.href).catch(() => undefined);

async function fill(strip: HTMLElement, list: HTMLElement, ids: string[]): Promise<void> {
  const items = await fetchFragment(`${strip.dataset.from}?ids=${ids.join()}`);
  list.replaceChildren(...items);
  const shown = new Set(
    [...list.querySelectorAll<HTMLButtonElement>("[data-favorite]")].map((it) => it.value),
  );
  // Keeps listings that another tab added meanwhile.
  write(read().filter((id) => !ids.includes(id) || shown.has(id)));
  if (shown.size < LEAST_SHOWN) strip.hidden = true;
}

const others = read().filter((id) => id !== here);
if (strip && list && others.length >= LEAST_SHOWN) {
  strip.hidden = false;
  const seen = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      seen.disconnect();
      fill(strip, list, others).catch(() => (strip.hidden = true));
    },
    { rootMargin: "600px" },
  );
  seen.observe(strip);
  strip.querySelector("button")?.addEventListener("click", () => {
    write([]);
    strip.hidden = true;
    // The button that had the focus is now hidden.
    document.getElementById("content")?.focus();
  });
}
if (here) write(withNewest(others, here));
