import { expectAccessible, expectNoSideScroll } from "./accessible.ts";
import { newCar, pageOf, postCar } from "./cars.ts";
import { expect, test, toastOf, wake } from "./journey.ts";
import { signUp } from "./people.ts";

test(
  "recently viewed listings are on the home page and next to other listings, until they are cleared",
  { tag: "@phone" },
  async ({ page, visit, at, t }) => {
    const seller = await visit();
    const { id: sellerId } = await signUp(seller.request);
    const cars = [newCar(), newCar(), newCar()];
    const ids: string[] = [];
    const pages = new Map<string, string>();
    for (const car of cars) {
      const id = await postCar(seller.request, car);
      ids.push(id);
      pages.set(id, at(await pageOf(seller.request, id)));
    }
    const [first = "", second = "", third = ""] = ids;
    const strip = page.getByRole("region", { name: t.viewedTitle() });
    const links = () =>
      strip.getByRole("link").evaluateAll((all) => all.map((it) => it.getAttribute("href")));

    await test.step("remembers in the browser only, and leaves out the page one is on", async () => {
      await page.goto(at(`/cars/${first}`));
      await page.goto(at(`/cars/${second}`));
      await page.waitForLoadState("networkidle");
      await expect(strip).toBeHidden();
      const remembered = () => page.evaluate(() => localStorage.getItem("viewed") ?? "");
      for (const id of ids) {
        await page.goto(at(`/cars/${id}`));
        await expect.poll(remembered).toContain(id);
      }
      await page.waitForLoadState("networkidle");
      await expect(strip).toBeVisible();
      expect(await links(), "the strip loads only when it is near").toEqual([]);
      await strip.scrollIntoViewIfNeeded();
      await expect.poll(links).toEqual([second, first].map((id) => pages.get(id)));
      await expectAccessible(page);
      await expectNoSideScroll(page);
    });

    await test.step("the home page has all three, marked when sold, without what is gone, and nothing jumps", async () => {
      await seller.request.post(`/api/cars/${second}/sale`);
      await seller.request.delete(`/api/cars/${first}`);
      await page.goto(at("/"));
      await page.waitForLoadState("networkidle");
      const moved = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries())
                sum += (entry as PerformanceEntry & { value: number }).value;
            }).observe({ type: "layout-shift", buffered: true });
            setTimeout(() => resolve(sum), 300);
          }),
      );
      expect(moved).toBeLessThan(0.02);
      await strip.scrollIntoViewIfNeeded();
      await expect.poll(links).toEqual([third, second].map((id) => pages.get(id)));
      await expect(strip.getByText(t.listingState("sold"))).toHaveCount(1);
      await expectAccessible(page);
      await expectNoSideScroll(page);
    });

    await test.step("is cleared", async () => {
      await strip.getByRole("button", { name: t.clear() }).click();
      await expect(strip).toBeHidden();
      await page.reload();
      await page.waitForLoadState("networkidle");
      await expect(strip).toBeHidden();
    });

    await test.step("the seller's name leads to what else there is", async () => {
      await page.goto(at(`/cars/${third}`));
      await page.getByRole("link", { name: t.sellerAbout() }).click();
      await expect(page).toHaveURL(at(`/sellers/${sellerId}`));
      await expect(page.getByRole("article")).toHaveCount(1);
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await wake(page, "share");
      await page.getByRole("link", { name: t.detailShare() }).click();
      await expect(toastOf(page, t)).toContainText(t.linkCopiedToast());
      expect(new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname).toBe(
        at(`/sellers/${sellerId}`),
      );
      await expectAccessible(page);
    });
  },
);

test(
  "a listing viewed in another tab is kept while the strip loads",
  { tag: "@once" },
  async ({ page, at, t }) => {
    const cars = (await (await page.request.get("/api/cars?pageSize=4")).json()) as { id: string }[];
    const [here = "", first = "", second = "", inOtherTab = ""] = cars.map(({ id }) => id);
    const remember = (ids: string[]) =>
      page.evaluate((list) => localStorage.setItem("viewed", JSON.stringify(list)), ids);
    await page.goto(at("/help"));
    await remember([first, second]);
    await page.goto(at(`/cars/${here}`));
    const strip = page.getByRole("region", { name: t.viewedTitle() });
    await expect(strip).toBeVisible();
    await remember([inOtherTab, here, first, second]);
    await strip.scrollIntoViewIfNeeded();
    await expect(strip.getByRole("link")).toHaveCount(2);
    expect(await page.evaluate(() => localStorage.getItem("viewed"))).toContain(inOtherTab);
  },
);

test(
  "a skipped page transition is not an error; other rejections are",
  { tag: "@once" },
  async ({ page, at, t, problems }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.addInitScript(() => {
      addEventListener("pagereveal", (event) => {
        const { viewTransition } = event as PageRevealEvent;
        if (viewTransition) document.documentElement.dataset.dropped = "";
        viewTransition?.skipTransition();
      });
    });
    await page.goto(at("/faq"));
    await page.getByRole("contentinfo").getByRole("link", { name: t.contactUs(), exact: true }).click();
    await expect(page.locator("html")).toHaveAttribute("data-dropped", "");
    expect(problems).toEqual([]);
    await page.evaluate(() => {
      for (const [message, name] of [
        ["Transition was aborted because of invalid state", "InvalidStateError"],
        ["Transition was skipped", "AbortError"],
        ["The user aborted a request.", "AbortError"],
      ])
        void Promise.reject(new DOMException(message, name));
    });
    await expect.poll(() => problems).toEqual(["page error: The user aborted a request."]);
    problems.length = 0;
  },
);
