import { type APIRequestContext, expect, type Page } from "@playwright/test";
import type { Messages } from "#src/i18n/t.ts";
import { plainPhoto, sidewaysPhonePhoto } from "#src/testing/listings/pictures.ts";
import { typedCar } from "#src/testing/listings/typed-car.ts";
import { type Step, STEPS } from "#src/features/cars/form/form-steps.ts";
import { wake } from "./journey.ts";
import { pressLabel } from "./search.ts";

export type TypedCar = typeof typedCar;

export interface PictureFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

let cars = 0;

/** A car with a unique title. */
export const newCar = (given: Partial<TypedCar> = {}): TypedCar => ({
  ...typedCar,
  title: `تويوتا كامري ${Date.now() * 100 + (cars++ % 100)} مالك أول`,
  ...given,
});

export const picture = (name: string, bytes: Uint8Array, mimeType = "image/jpeg"): PictureFile => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
});

let photographed = 0;

/**
 * Three photos from a phone; the first was taken sideways and has a location. Each call takes others, because a photo in the
 * listings of two sellers is reported.
 */
export async function phonePhotos(): Promise<PictureFile[]> {
  const seed = ++photographed;
  return [
    picture("front.jpg", await sidewaysPhonePhoto(seed)),
    picture("side.jpg", await plainPhoto(1600, 1200, 100 + seed)),
    picture("seats.jpg", await plainPhoto(900, 1200, 200 + seed)),
  ];
}

/** Publishes a car through the API with the session of `request`; returns its id. */
export async function postCar(
  request: APIRequestContext,
  car: Partial<TypedCar> & { images?: string[] } = {},
): Promise<string> {
  const response = await request.post("/api/cars", { data: newCar(car) });
  expect(response.status(), await response.text()).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

/** The path of a car's page, without a language. */
export async function pageOf(request: APIRequestContext, id: string): Promise<string> {
  return ((await (await request.get(`/api/cars/${id}`)).json()) as { url: string }).url;
}

/** On a phone with scripts the form for a new car shows one step at a time. */
const stepHead = (page: Page) => page.locator("[data-step]");
export const inSteps = (page: Page) => stepHead(page).isVisible();

/** The button that leads to the next step. */
export const nextStep = (page: Page, t: Messages) =>
  page.getByRole("button", { name: new RegExp(`^${t.sellNext("")}`) });

/** Goes to a step of the car form if it has steps. */
export async function goToStep(page: Page, t: Messages, step: Step): Promise<void> {
  if (!(await inSteps(page))) return;
  await wake(page, "car-form");
  for (;;) {
    const from = (await stepHead(page).getAttribute("data-step")) as Step;
    if (from === step) return;
    const isBack = STEPS.indexOf(from) > STEPS.indexOf(step);
    await (
      isBack ? page.getByRole("button", { name: t.sellBack(), exact: true }) : nextStep(page, t)
    ).click();
    await expect(stepHead(page)).not.toHaveAttribute("data-step", from);
  }
}

/** Fills in every required field of the car form. */
export async function typeCar(page: Page, t: Messages, car: TypedCar): Promise<void> {
  const type = (label: string, text: string | number) =>
    page.getByLabel(label, { exact: true }).fill(String(text));
  const choose = (label: string, option: string) =>
    page.getByRole("combobox", { name: label, exact: true }).selectOption(option);
  const pick = (name: string) => pressLabel(page, name);
  await goToStep(page, t, "car");
  await choose(t.carMake(), car.make);
  await type(t.carModel(), car.model);
  await type(t.carYear(), car.year);
  await type(t.carMileage(), car.mileage);
  await pick(t.fuelTypeLabel(car.fuelType));
  await pick(t.transmissionLabel(car.transmission));
  await pick(t.bodyTypeLabel(car.bodyType));
  await choose(t.carColor(), car.color);
  await goToStep(page, t, "price");
  await type(t.listingPrice(), car.price);
  await choose(t.location(), car.location);
  await goToStep(page, t, "details");
  await type(t.listingTitle(), car.title);
  await type(t.listingDescription(), car.description);
}

/** Opens the step with photos if the form has steps. */
export async function openPhotos(page: Page, t: Messages): Promise<void> {
  if (await inSteps(page)) await typeCar(page, t, newCar());
  await goToStep(page, t, "photos");
}

/** Clicks the publish button, which is in the last step. */
export async function pressPublish(page: Page, t: Messages): Promise<void> {
  await goToStep(page, t, "review");
  await page.getByRole("button", { name: t.publishCar() }).click();
}

/** Where the form shows the draft's state: one of two places, depending on the screen's width. */
export const draftMark = (page: Page, text: string) =>
  page.getByText(text, { exact: true }).filter({ visible: true });

/** For phones only. */
export const expectStep = (page: Page, step: Step) =>
  expect(stepHead(page)).toHaveAttribute("data-step", step);

/** The input for photo files. */
export const photoField = (page: Page) => page.locator('input[type="file"][name="photos"]');

/** The photos in the form, in order. */
export const photoTiles = (page: Page, t: Messages) =>
  page.getByRole("list", { name: t.photoPositions() }).getByRole("img");
