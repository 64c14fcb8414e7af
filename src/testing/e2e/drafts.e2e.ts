import { expectAccessible, expectNoSideScroll } from "./accessible.ts";
import {
  draftMark,
  goToStep,
  newCar,
  phonePhotos,
  photoField,
  photoTiles,
  pressPublish,
  typeCar,
} from "./cars.ts";
import { expect, test, toastOf, wake } from "./journey.ts";
import { signUp } from "./people.ts";

test(
  "a draft continues on another device, is listed on the dashboard and ends when it is published",
  { tag: "@phone" },
  async ({ page, visit, at, t }) => {
    const car = newCar();
    await signUp(page.request);
    await page.goto(at("/list-car"));
    await typeCar(page, t, car);
    await goToStep(page, t, "photos");
    await photoField(page).setInputFiles((await phonePhotos()).slice(0, 1));
    await expect(photoTiles(page, t)).toHaveCount(1);
    await expect(draftMark(page, t.draftInAccount())).toBeVisible();

    const other = await visit();
    await other.context().addCookies(await page.context().cookies());
    await other.goto(at("/dashboard"));
    const draft = other.getByRole("listitem").filter({ hasText: car.title });
    await expect(draft).toBeVisible();
    await expectAccessible(other);
    await expectNoSideScroll(other);
    await draft.getByRole("link", { name: t.draftContinue() }).click();
    await wake(other, "car-form");
    await expect(other.getByLabel(t.listingTitle(), { exact: true })).toHaveValue(car.title);
    await expect(photoTiles(other, t)).toHaveCount(1);
    await goToStep(other, t, "price");
    await other.getByLabel(t.listingPrice(), { exact: true }).fill("7777");
    await expect(draftMark(other, t.draftSaving())).toBeVisible();
    await expect(draftMark(other, t.draftInAccount())).toBeVisible();
    await expect(other).toHaveURL(at("/list-car"));

    await page.reload();
    await wake(page, "car-form");
    await expect(page.getByLabel(t.listingPrice(), { exact: true })).toHaveValue("7777");
    await pressPublish(page, t);
    await expect(page).toHaveURL((url) => url.pathname === at("/search"));

    await other.goto(at("/dashboard"));
    await expect(other.getByRole("article").filter({ hasText: car.title })).toBeVisible();
    await expect(other.getByRole("heading", { name: t.dashboardDrafts() })).toHaveCount(0);
  },
);

test(
  "a second draft does not change the first, and each is deleted separately",
  { tag: "@once" },
  async ({ page, at, t }) => {
    await signUp(page.request);
    const model = page.getByLabel(t.carModel(), { exact: true });
    const write = async (text: string) => {
      await wake(page, "car-form");
      await model.fill(text);
      await expect(draftMark(page, t.draftSaving())).toBeVisible();
      await expect(draftMark(page, t.draftInAccount())).toBeVisible();
    };
    await page.goto(at("/list-car"));
    await write("The first car");
    await page.reload();
    await page.getByRole("link", { name: t.draftNew() }).click();
    await expect(model).toHaveValue("");
    await write("The second car");
    await page.reload();
    await expect(model).toHaveValue("The second car");

    await page.goto(at("/dashboard"));
    await wake(page, "dashboard");
    const first = page.getByRole("listitem").filter({ hasText: "The first car" });
    await first.getByRole("button", { name: t.listingDelete() }).click();
    await page.getByRole("dialog").getByRole("button", { name: t.listingDelete(), exact: true }).click();
    await expect(toastOf(page, t)).toContainText(t.draftDeletedToast());
    await expect(first).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "The second car" })).toBeVisible();
  },
);

test(
  "offline, the browser keeps the draft and sends it once it is online again",
  { tag: "@once" },
  async ({ page, visit, at, t, problems }) => {
    await signUp(page.request);
    const model = page.getByLabel(t.carModel(), { exact: true });
    await page.goto(at("/list-car"));
    await wake(page, "car-form");
    await page.route("**/api/user/drafts/**", (route) => route.abort());
    await model.fill("Typed in a tunnel");
    await expect(draftMark(page, t.draftInBrowser())).toBeVisible();

    await page.reload();
    await expect(model).toHaveValue("Typed in a tunnel");
    await expect(page.getByText(t.draftRestored())).toBeVisible();
    await expect(draftMark(page, t.draftInBrowser())).toBeVisible();
    await page.unroute("**/api/user/drafts/**");
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(draftMark(page, t.draftInAccount())).toBeVisible();

    const other = await visit();
    await other.context().addCookies(await page.context().cookies());
    await other.goto(at("/list-car"));
    await expect(other.getByLabel(t.carModel(), { exact: true })).toHaveValue("Typed in a tunnel");
    expect(problems.splice(0).every((problem) => problem.includes("ERR_FAILED"))).toBe(true);
  },
);
