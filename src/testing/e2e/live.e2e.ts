import type { APIRequestContext, Page } from "@playwright/test";
import { messagesOf } from "#src/i18n/t.ts";
import { postCar } from "./cars.ts";
import { expect, test as journey } from "./journey.ts";
import { signUp } from "./people.ts";
import type { RunningServer } from "./server.ts";

const ENGLISH_DESKTOP = {
  viewport: { width: 1440, height: 900 },
  locale: "en-GB",
  isMobile: false,
  hasTouch: false,
};

/** Signs a buyer in on `page`, who then asks about a seller's car. */
const test = journey.extend<{ other: Page; conversation: string }>({
  other: async ({ visit }, use) => use(await visit(ENGLISH_DESKTOP)),
  conversation: async ({ page, other }, use) => {
    await signUp(other.request);
    await signUp(page.request);
    const asked = {
      carId: await postCar(other.request),
      buyerName: "لينا قاسم",
      buyerPhone: "0787654321",
      buyerEmail: "lina@example.com",
      message: "هل ما زالت متاحة؟",
    };
    const answer = await page.request.post("/api/inquiries", { data: asked });
    await use(((await answer.json()) as { conversationId: string }).conversationId);
  },
});

const post = async (request: APIRequestContext, id: string, text: string): Promise<void> => {
  const answer = await request.post(`/api/conversations/${id}/messages`, { data: { text } });
  expect(answer.status()).toBe(201);
};

async function openStreams({ origin }: RunningServer): Promise<string | undefined> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  return /^markaba_event_streams (\d+)$/m.exec(metrics)?.[1];
}

const isOne = (server: RunningServer) => expect.poll(() => openStreams(server)).toBe("1");

const isSaid = (page: Page, text: string) =>
  expect(page.locator("main").getByText(text).filter({ visible: true }).first()).toBeVisible();

const header = (page: Page) => page.locator("header a[data-unread]");

const write = async (page: Page, label: string, send: string, text: string): Promise<void> => {
  await page.getByRole("textbox", { name: label }).fill(text);
  await page.getByRole("button", { name: send }).click();
};

test("a buyer on an Arabic phone and a seller on an English desktop read each other's messages as they come @phone", async ({
  page,
  other,
  conversation,
  at,
  t,
}) => {
  const english = messagesOf.en;
  await page.goto(at(`/messages/${conversation}`));
  await other.goto("/messages");
  await expect(other.locator('[data-island="inbox"]')).toHaveAttribute("data-awake", "");
  await expect(header(other)).toHaveAttribute("data-unread", "1");

  await other.getByRole("link", { name: "لينا قاسم" }).click();
  await isSaid(other, "هل ما زالت متاحة؟");
  await expect(header(other)).toHaveAttribute("data-unread", "");
  await write(other, english.messageWrite(), english.messageSend(), "Yes. When can you come?");
  await isSaid(page, "Yes. When can you come?");

  await other.goto("/messages");
  await expect(other.locator('[data-island="inbox"]')).toHaveAttribute("data-awake", "");
  await write(page, t.messageWrite(), t.messageSend(), "غدًا بعد العصر");
  await isSaid(other, "غدًا بعد العصر");
  await expect(header(other)).toHaveAttribute("data-unread", "1");
  await expect(header(other)).toHaveAccessibleName(`${english.messagesHeading()}: 1`);
});

test("eight tabs share a stream, and pages still load @once", async ({
  page,
  other,
  context,
  server,
  conversation,
}) => {
  const tabs = [page];
  while (tabs.length < 8) tabs.push(await context.newPage());
  for (const tab of tabs) {
    await tab.goto(`/messages/${conversation}`);
    await expect(tab.locator('[data-island="inbox"]')).toHaveAttribute("data-awake", "");
  }
  await isOne(server);
  await post(other.request, conversation, "To all of your tabs");
  for (const tab of tabs) await isSaid(tab, "To all of your tabs");

  // The first tab held the stream.
  await page.goto("/help");
  await isOne(server);
  await post(other.request, conversation, "To the other seven");
  for (const tab of tabs.slice(1)) await isSaid(tab, "To the other seven");
});

test("a page that nobody sees has no stream, and shows what it missed @once", async ({
  page,
  other,
  server,
  conversation,
}) => {
  const become = (state: "hidden" | "visible") =>
    page.evaluate((now) => {
      Object.defineProperty(document, "visibilityState", { get: () => now, configurable: true });
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    }, state);
  await page.goto(`/messages/${conversation}`);
  await isOne(server);
  await become("hidden");
  await expect.poll(() => openStreams(server)).toBe("0");
  await post(other.request, conversation, "While you were away");
  await become("visible");
  await isSaid(page, "While you were away");
});

test("where no stream is to be had, the page asks every 30 seconds @once", async ({
  page,
  other,
  conversation,
}) => {
  await page.clock.install();
  const refused = page.waitForResponse((response) => response.url().endsWith("/api/events"));
  await page.route("**/api/events", (route) => route.fulfill({ status: 204 }));
  await page.goto(`/messages/${conversation}`);
  await refused;
  await post(other.request, conversation, "Half a minute later");
  await page.clock.fastForward(29_000);
  await expect(page.getByText("Half a minute later")).toHaveCount(0);
  await page.clock.fastForward(2000);
  await isSaid(page, "Half a minute later");
});
