import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test as base } from "@playwright/test";
import { makeDataDir, type RunningServer, startServer } from "./server.ts";

export { expect };

interface WorkerParts {
  server: RunningServer;
}

interface Parts {
  /** `path` in the project's language: `/search` is `/ar/search` in the Arabic projects. */
  at: (path: string) => string;
  arabic: boolean;
  /** Fails the test unless axe finds nothing on the page as it stands. */
  expectAccessible: () => Promise<void>;
}

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** A journey: one server a worker; a console error, page error or CSP violation fails it. */
export const test = base.extend<Parts, WorkerParts>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const server = await startServer(makeDataDir());
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ server }, use) => use(server.origin),
  arabic: ({ locale }, use) => use(locale?.startsWith("ar") ?? false),
  at: ({ arabic }, use) => use((path) => (arabic ? (path === "/" ? "/ar" : `/ar${path}`) : path)),
  page: async ({ page }, use) => {
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(`page error: ${error.message}`));
    page.on("console", (message) => {
      if (message.type() === "error" && !isRefusal(message.text())) problems.push(`console: ${message.text()}`);
    });
    await use(page);
    expect(problems, "errors in the browser's console").toEqual([]);
  },
  expectAccessible: ({ page }, use) =>
    use(async () => {
      const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`)).toEqual([]);
    }),
});

// The browser logs every answer of 400 and above as an error, also those a journey asks for.
const isRefusal = (text: string) => /Failed to load resource: the server responded with a status of 4\d\d/.test(text);

export async function signIn(page: Page, at: (path: string) => string, email: string, password: string): Promise<void> {
  await page.goto(at("/login"));
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('main form button[type="submit"]').click();
  await page.waitForURL((url) => !url.pathname.endsWith("/login"));
}
