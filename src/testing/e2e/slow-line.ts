import type { Page } from "@playwright/test";

interface LayoutShift extends PerformanceEntry {
  sources?: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Simulates a slow phone connection. Reports layout shifts and the page's API calls. */
export async function onSlowLine(page: Page) {
  await page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const { sources = [] } of list.getEntries() as LayoutShift[])
        for (const { node, previousRect, currentRect } of sources) {
          const strip = (node instanceof Element ? node : node?.parentElement)?.closest(".results-bar");
          // Chromium reports a shift when a right-to-left strip stops overflowing, although it does not move.
          if (strip && previousRect.y === currentRect.y) continue;
          moved.push(`${node?.nodeName} ${node?.textContent?.slice(0, 40)}`);
        }
    }).observe({ type: "layout-shift" });
  });
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/api/")) asked.push(pathname + search);
  });
  const browser = await page.context().newCDPSession(page);
  await browser.send("Network.enable");
  const line = (latency: number, kilobits: number) =>
    browser.send("Network.emulateNetworkConditions", {
      offline: false,
      latency,
      downloadThroughput: kilobits * 125,
      uploadThroughput: kilobits * 60,
    });
  await line(562, 1440);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return {
    jumps: () => page.evaluate(() => (window as unknown as { moved: string[] }).moved),
    requests: () => asked,
    atFullSpeed: async () => {
      await browser.send("Emulation.setCPUThrottlingRate", { rate: 1 });
      await line(0, -1);
    },
  };
}
