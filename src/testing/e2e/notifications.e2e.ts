import { pushDevice } from "../outside/push-device.ts";
import { expectAccessible, expectNoSideScroll } from "./accessible.ts";
import { newCar, pageOf, postCar } from "./cars.ts";
import { expect, test } from "./journey.ts";
import { wholeChromium } from "./launch.ts";
import { deliver, giveSubscription, pressNotification, shownOn } from "./notifications.ts";
import { signUp } from "./people.ts";
import { newWord, postCarWith, saveSearch, signUpConfirmed } from "./saved-search.ts";

test.use({ serviceWorkers: "allow", launchOptions: wholeChromium() });
// One after the other, because the whole browser takes long to start.
test.describe.configure({ mode: "default" });

test("push is turned on; a match and a price drop arrive, and a click opens them @once", async ({
  page,
  context,
  seller,
  pushes,
  mails,
  at,
  t,
  language,
}) => {
  const device = pushDevice(`${pushes.origin}/push/${crypto.randomUUID()}`);
  const { endpoint } = device.subscription;
  const read = async (count: number) =>
    (await pushes.pushesTo(endpoint, count)).map(({ body }) => device.read(body));
  await giveSubscription(context, device.subscription);
  await signUpConfirmed(page, { mails, t, at, language });
  const [word, name] = [newWord(), newWord()];
  const ask = page.getByRole("button", { name: t.pushAsk() });

  await test.step("asked for on the page of saved searches", async () => {
    await page.goto(at(`/search?q=${encodeURIComponent(word)}`));
    await saveSearch(page, t, name);
    await expect(ask).toBeVisible();
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await ask.click();
    await expect(page.getByText(t.pushDeviceAdded())).toBeVisible();
    await expect(page.getByText(t.settingsDeviceCurrent(), { exact: true })).toBeVisible();
    await expect(ask).toBeHidden();
    const channel = page.getByRole("button", { name: t.savedSearchChannel("push"), exact: true });
    await expect(channel).toHaveAttribute("aria-pressed", "true");
    await expectAccessible(page);
    await expectNoSideScroll(page);
  });

  const car = await postCarWith(seller, word);
  const carPage = at(await pageOf(seller.request, car));
  await test.step("a find", async () => {
    const [found] = await read(1);
    expect(found).toMatchObject({
      title: `تويوتا كامري ${word}`,
      url: carPage,
      lang: language,
      dir: language === "ar" ? "rtl" : "ltr",
    });
    expect(found?.body).toContain(t.formatPrice(1_650_000));
    expect(found?.body).toContain(t.pushNewFor(name));
    await deliver(page, JSON.stringify(found));
    await deliver(page, JSON.stringify(found));
    const [shown] = await shownOn(page, 1);
    expect(shown).toMatchObject({ title: found?.title, body: found?.body, url: found?.url, lang: language });
    expect(await pressNotification(page)).toBe(new URL(carPage, page.url()).href);
    await shownOn(page, 0);
  });

  await test.step("a cheaper favorite", async () => {
    expect((await page.request.put(`/api/favorites/${car}`)).status()).toBe(204);
    expect((await seller.request.patch(`/api/cars/${car}`, { data: { price: 15_900 } })).status()).toBe(200);
    const [, drop] = await read(2);
    expect(drop).toMatchObject({ url: carPage });
    expect(drop?.body).toContain(t.priceReducedBy(t.formatPrice(60_000)));
    expect(drop?.body).toContain(t.formatPrice(1_590_000));
  });

  await test.step("turned off in the settings", async () => {
    await page.goto(at("/settings#notifications"));
    await expect(page.getByText(t.settingsNotificationsText())).toBeVisible();
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await page.getByRole("button", { name: /Turn off notifications|إيقاف الإشعارات/ }).click();
    await expect(page.getByText(t.pushDeviceRemoved())).toBeVisible();
    await expect(ask).toBeVisible();
    expect(await (await page.request.get("/api/push-subscriptions")).json()).toEqual([]);
  });
});

test(
  "an inquiry is pushed to the seller's device, which is removed when the service reports it gone",
  { tag: "@once" },
  async ({ page, context, visit, pushes, at, t }) => {
    const device = pushDevice(`${pushes.origin}/push/${crypto.randomUUID()}`);
    const { endpoint } = device.subscription;
    await giveSubscription(context, device.subscription);
    await signUp(page.request);
    const car = newCar();
    const carId = await postCar(page.request, car);
    await page.goto(at("/settings"));
    await page.getByRole("button", { name: t.pushAsk() }).click();
    await expect(page.getByText(t.settingsDeviceCurrent(), { exact: true })).toHaveCount(2);

    const buyer = await visit();
    const inquiry = { buyerName: "Omar", buyerPhone: "0787654321", buyerEmail: "omar@example.com" };
    const inquire = async (message: string) => {
      const answer = await buyer.request.post("/api/inquiries", { data: { ...inquiry, carId, message } });
      expect(answer.status()).toBe(201);
    };
    await inquire("Is it still for sale?");
    const [push] = await pushes.pushesTo(endpoint);
    if (!push) throw new Error("No push");
    const notice = device.read(push.body);
    expect(notice.title).toContain(car.title);
    expect(notice.body).toContain("Is it still for sale?");
    expect(notice.url).toMatch(/\/messages\/[\w-]+$/);

    pushes.gone.add(endpoint);
    await inquire("May I see it today?");
    await expect
      .poll(async () => (await page.request.get("/api/push-subscriptions")).json(), { timeout: 20_000 })
      .toEqual([]);
  },
);

test("a user who blocked notifications sees that @once", async ({ page, context, at, t }) => {
  await giveSubscription(context, pushDevice().subscription);
  await context.addInitScript(() => {
    Notification.requestPermission = () => Promise.resolve("denied");
  });
  await signUp(page.request);
  await page.goto(at("/settings"));
  await page.getByRole("button", { name: t.pushAsk() }).click();
  await expect(page.getByText(t.pushBlocked())).toBeVisible();
  await expectAccessible(page);
});
