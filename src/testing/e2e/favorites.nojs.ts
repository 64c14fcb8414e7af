import { expectAccessibleWithoutScripts } from "./accessible.ts";
import { newCar, postCar } from "./cars.ts";
import { expect, test } from "./journey.ts";
import { signUp } from "./people.ts";

test("hearts without scripts: a guest is sent to sign in, a member saves and removes", async ({
  page,
  seller,
  at,
  t,
}) => {
  const car = newCar();
  await postCar(seller.request, car);
  const search = at(`/search?q=${encodeURIComponent(car.title)}`);
  const heart = page.getByRole("button", { name: t.favoriteSave(car.title), exact: true });

  await page.goto(search);
  await heart.click();
  await expect(page).toHaveURL((url) => url.pathname === at("/login"));
  await page.goto(at("/favorites"));
  await expect(page.getByText(t.favoritesWithoutScripts())).toBeVisible();

  await signUp(page.request);
  await page.goto(search);
  await heart.click();
  await expect(page).toHaveURL(search);
  await expect(page.getByText(t.favoriteSavedFlash())).toBeVisible();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.goto(at("/favorites"));
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expectAccessibleWithoutScripts(page);
  await heart.click();
  await expect(page.getByText(t.favoriteRemovedFlash())).toBeVisible();
  await expect(page.getByText(t.favoritesNoneTitle())).toBeVisible();
});
