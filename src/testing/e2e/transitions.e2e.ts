import { expect, test } from "./journey.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test(
  "a view transition that the browser skips causes no error",
  { tag: "@once" },
  async ({ page, at, t, language }) => {
    const skipped: string[] = [];
    await page.exposeFunction("report", (message: string) => skipped.push(message));
    await page.addInitScript(() =>
      addEventListener("unhandledrejection", (event: PromiseRejectionEvent) =>
        Reflect.get(globalThis, "report")(event.reason.message),
      ),
    );
    await page.goto(at("/help"));
    // The browser skips the transition if the new page's style is late, here before the page's script has loaded.
    const late = Promise.withResolvers<void>();
    await page.route(/\.(css|js)$/, async (route) => {
      await late.promise;
      await route.continue();
    });
    await page.getByRole("button", { name: t.otherLanguageName() }).click({ noWaitAfter: true });
    await page.waitForURL(language === "en" ? "/ar/help" : "/help", { waitUntil: "commit" });
    await page.setViewportSize({ width: 800, height: 600 });
    await expect.poll(() => skipped).toEqual([expect.stringMatching(/^Transition was aborted/)]);
    late.resolve();
    await page.waitForLoadState();
  },
);
