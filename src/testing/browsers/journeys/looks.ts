import { type Page, PHONE } from "../page.ts";

const PAGES = ["/", "/search", "/number-plates", "/help"];
const WIDE_DESKTOP = { width: 1440, height: 900 };

/** Icons are masks over a coloured square. Without the mask, a person sees the square. */
export async function icons(page: Page): Promise<void> {
  await page.open("/search", PHONE);
  await page.until("see icons", () =>
    page.run(() => {
      const icons = [...document.querySelectorAll("[class*='i-lucide-'], .card-heart, .card-scale")].filter(
        (it) => it.checkVisibility(),
      );
      const isMasked = (it: Element) =>
        ["", "::before", "::after"].some((part) => getComputedStyle(it, part).webkitMaskImage !== "none");
      if (icons.length === 0) return "there are none";
      return icons.find((it) => !isMasked(it))?.outerHTML.slice(0, 160) ?? null;
    }),
  );
}

/** With text at 200 %, but without zoom, no page of a guest or a member scrolls sideways. */
export async function largeText(page: Page): Promise<void> {
  for (const path of PAGES) {
    await page.open(path, WIDE_DESKTOP);
    await expectRoomForLargeText(page);
  }
  await page.signIn("buyer");
  for (const path of ["/dashboard", "/help"]) {
    await page.open(path, WIDE_DESKTOP);
    await expectRoomForLargeText(page);
  }
}

const expectRoomForLargeText = (page: Page): Promise<void> =>
  page.until("text at 200 % fits", () =>
    page.run(async () => {
      document.documentElement.style.fontSize = "200%";
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth > clientWidth ? `${location.pathname}: ${scrollWidth} of ${clientWidth} px` : null;
    }),
  );

/** A phone turned upright in the middle of a form: the header, to which menus are anchored, is then hidden where `scripting` is known. */
export async function turned(page: Page): Promise<void> {
  await page.signIn("seller");
  await page.open("/list-car", { width: 844, height: 390 });
  await page.wake("car-form");
  await page.resize(PHONE);
  await page.see({ css: "[name=make]" });
}

/** Pictures that are no longer wanted, because the page is left, are no errors of the service worker. */
export async function leavingEarly(page: Page): Promise<void> {
  await page.open("/help", PHONE);
  for (const next of ["/faq", "/terms", "/help", "/faq", "/terms", "/help"]) {
    await page.run(async (address) => {
      await navigator.serviceWorker.ready;
      for (let i = 0; i < 20; i++) new Image().src = `/assets/none-${i}.svg`;
      location.assign(address);
    }, page.at(next));
    await page.untilAt(next);
  }
}
