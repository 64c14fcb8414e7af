import {
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
  test as base,
  type TestInfo,
} from "@playwright/test";
import type { Language } from "#src/i18n/language.ts";
import { type Messages, messagesOf } from "#src/i18n/t.ts";
import { type SmtpSink, startSmtpSink } from "../outside/smtp-sink.ts";
import { type PushService, startPushService } from "../outside/push-service.ts";
import { signUp } from "./people.ts";
import { makeDataDir, type RunningServer, startServer } from "./server.ts";

export { expect };

interface WorkerParts {
  /** The mail server that gets the marketplace's emails. */
  mails: SmtpSink;
  /** The push service for devices. */
  pushes: PushService;
  server: RunningServer;
}

interface Parts {
  language: Language;
  /** The messages of the project's language. */
  t: Messages;
  /** `path` in the project's language: `/search` is `/ar/search` in Arabic. */
  at: (path: string) => string;
  /** Errors logged by the browsers. */
  problems: string[];
  /** Opens another person's browser. */
  visit: (options?: BrowserContextOptions) => Promise<Page>;
  /** The page of another user, who is signed in. */
  seller: Page;
}

let people = 0;
let screenshots = 0;

/** Every browser has its own IP address, so that limits by address do not count them together. */
const fromElsewhere = () => ({ "X-Forwarded-For": `10.7.${people >> 8}.${people++ & 255}` });

/** A test's own requests have the site as origin, like those of its pages. */
function sendFromSite({ request }: BrowserContext): void {
  const send = request.fetch.bind(request);
  request.fetch = (url, options) =>
    send(url, { ...options, headers: { "Sec-Fetch-Site": "same-origin", ...options?.headers } });
}

/** A journey: one server per worker. Errors in its log, console or page errors and CSP violations fail it. */
export const test = base.extend<Parts, WorkerParts>({
  mails: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const mails = await startSmtpSink();
      await use(mails);
      await mails.die();
    },
    { scope: "worker" },
  ],
  pushes: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const pushes = await startPushService();
      await use(pushes);
      await pushes.stop();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ mails, pushes }, use) => {
      const server = await startServer(makeDataDir({ demo: true }), {
        SMTP_URL: mails.url,
        ALERTS_AFTER_SECONDS: "1",
        ...pushes.settings,
      });
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ server }, use) => use(server.origin),
  // oxlint-disable-next-line no-empty-pattern
  extraHTTPHeaders: ({}, use) => use(fromElsewhere()),
  // oxlint-disable-next-line no-empty-pattern
  javaScriptEnabled: ({}, use, { file }) => use(!file.endsWith(".nojs.ts")),
  language: ({ locale }, use) => use(locale?.startsWith("ar") ? "ar" : "en"),
  t: ({ language }, use) => use(messagesOf[language]),
  at: ({ language }, use) => use((path) => addressIn(language, path)),
  problems: async ({ server }, use) => {
    const problems: string[] = [];
    const before = server.output().length;
    await use(problems);
    const logged = server.output().slice(before).split("\n").filter(Boolean);
    expect([...problems, ...logged], "errors of the browser and the server").toEqual([]);
  },
  context: async ({ context, problems }, use, info) => {
    listen(context, problems);
    await use(context);
    await showIfFailed(context, info);
  },
  visit: async ({ browser, problems }, use, info) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ extraHTTPHeaders: fromElsewhere(), ...options });
      contexts.push(context);
      listen(context, problems);
      return context.newPage();
    });
    for (const context of contexts) {
      await showIfFailed(context, info);
      await context.close();
    }
  },
  seller: async ({ visit }, use) => {
    const seller = await visit();
    await signUp(seller.request);
    await use(seller);
  },
});

const addressIn = (language: Language, path: string): string =>
  language === "en" ? path : path === "/" ? "/ar" : `/ar${path}`;

/** A failed test leaves a screenshot of each open page. */
async function showIfFailed(context: BrowserContext, info: TestInfo): Promise<void> {
  if (info.status === info.expectedStatus) return;
  for (const page of context.pages())
    await page.screenshot({ path: info.outputPath(`page-${++screenshots}.png`) }).catch(() => null);
}

function listen(context: BrowserContext, problems: string[]): void {
  sendFromSite(context);
  context.on("weberror", (error) => problems.push(`page error: ${error.error().message}`));
  context.on("console", (message) => {
    if (message.type() === "error" && !isRefusal(message.text())) problems.push(`console: ${message.text()}`);
  });
}

// The browser logs every response of 400 or above as an error, even expected ones.
const isRefusal = (text: string) =>
  /Failed to load resource: the server responded with a status of 4\d\d/.test(text);

/** Interacts with an island and waits until it is hydrated, so that the test does not use the page without scripts. */
export async function wake(page: Page, island: string): Promise<void> {
  const section = page.locator(`[data-island="${island}"]`);
  await section.dispatchEvent("pointerover");
  await expect(section).toHaveAttribute("data-awake", "");
}

/** The toast on screen. */
export const toastOf = (page: Page, t: Messages): Locator =>
  page.getByRole("region", { name: t.uiNotifications("F8") }).getByRole("listitem");
