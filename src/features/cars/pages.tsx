import { Hono } from "hono";
import { access, requireUser } from "#src/auth/access.ts";
import { AppError } from "#src/core/errors.ts";
import { newId } from "#src/core/ids.ts";
import { submissionKeyOf } from "#src/features/listings/actions.ts";
import { countActive } from "#src/features/listings/queries.ts";
import { storeFormPhotos } from "#src/features/photos/actions.ts";
import { listOwnPhotos } from "#src/features/photos/queries.ts";
import { type PhotoJson, photoIdOf, photoUrl } from "#src/features/photos/schema.ts";
import type { Ctx, Env } from "#src/http/env.ts";
import { refusalOf } from "#src/http/refusal.ts";
import { parseInput } from "#src/http/validate.ts";
import { href } from "#src/i18n/paths.ts";
import { renderPage } from "#src/shell/render-page.tsx";
import { setFlash } from "#src/shell/flash.ts";
import { t } from "#t";
import { editCar, publishCar } from "./actions.ts";
import { CarFormPage } from "./car-form-page.tsx";
import type { CarJson } from "./car-json.ts";
import { formValuesOf, readPostedCar } from "./form-values.ts";
import type { CarFormStart } from "./parts/car-form-view.ts";
import { getCar } from "./queries.ts";
import { carInput } from "./car-input.ts";

const emptyForm = (): CarFormStart => ({
  carId: null,
  submissionKey: newId(),
  values: {},
  photos: [],
  errors: {},
});

/** `/list-car` and `/cars/:id/edit`; the forms post here when the browser runs no script. */
export const carPages = new Hono<Env>()
  .get("/list-car", access("user"), (c) => renderForm(c, emptyForm()))
  .post("/list-car", access("user"), async (c) => {
    const { user, start, input } = await readForm(c, emptyForm());
    if (!input) return renderForm(c, start, 400);
    return saving(c, start, async () => {
      await publishCar(c.var.deps, user, input, submissionKeyOf(start.submissionKey));
      setFlash(c, "carListed");
      return c.redirect(href("/search"), 303);
    });
  })
  .get("/cars/:id/edit", access("owner"), async (c) => {
    const car = await ownCar(c, c.req.param("id"));
    return renderForm(c, {
      ...emptyForm(),
      carId: car.id,
      values: formValuesOf(car),
      photos: car.photos,
    });
  })
  .post("/cars/:id/edit", access("owner"), async (c) => {
    const { id } = await ownCar(c, c.req.param("id"));
    const { user, start, input } = await readForm(c, { ...emptyForm(), carId: id });
    if (!input) return renderForm(c, start, 400);
    return saving(c, start, async () => {
      await editCar(c.var.deps, user, id, input);
      setFlash(c, "carSaved");
      return c.redirect(href(`/cars/${id}`), 303);
    });
  });

async function ownCar(c: Ctx, id: string): Promise<CarJson> {
  const { deps } = c.var;
  const car = await getCar(deps.db.read, id, deps.clock.now());
  if (car.sellerId !== requireUser(c).id) throw new AppError("not-found", "carNotFound");
  return car;
}

/** The posted form: checked input, or, when something was refused, the form to show again with nothing lost. */
async function readForm(c: Ctx, empty: CarFormStart) {
  const user = requireUser(c);
  const { values, files, submissionKey } = await readPostedCar(c);
  const stored = await storeFormPhotos(c.var.deps, user.id, files);
  const kept = await keptPhotos(c, user.id, values.images ?? []);
  const photos = [...kept, ...stored.photos.filter(({ id }) => !kept.some((photo) => photo.id === id))];
  const images = photos.map(({ id }) => photoUrl(id, 1280));
  const key = submissionKeyOf(submissionKey) ?? empty.submissionKey;
  const start: CarFormStart = { ...empty, submissionKey: key, values: { ...values, images }, photos };
  const told = stored.refused.map(({ name, error }) => `${name}: ${error}`).join(" ");
  const errors = told ? { images: told } : {};
  try {
    const input = parseInput(carInput, { ...values, images });
    return { user, start: { ...start, errors }, input: told ? null : input };
  } catch (error) {
    const { message, fields } = refusalOf(c, error);
    return { user, start: { ...start, errors: { ...fields, ...errors }, message }, input: null };
  }
}

async function keptPhotos(c: Ctx, ownerId: string, images: string[]): Promise<PhotoJson[]> {
  const ids = images.map((address) => photoIdOf(address)).filter((id) => id !== null);
  const own = await listOwnPhotos(c.var.deps.db.read, ownerId, ids);
  return ids.flatMap((id) => own.find((photo) => photo.id === id) ?? []);
}

async function saving(c: Ctx, start: CarFormStart, save: () => Promise<Response>): Promise<Response> {
  try {
    return await save();
  } catch (error) {
    const { status, message, fields } = refusalOf(c, error);
    return renderForm(c, { ...start, errors: fields, message }, status);
  }
}

async function renderForm(
  c: Ctx,
  start: CarFormStart,
  status: Parameters<typeof renderPage>[3] = 200,
): Promise<Response> {
  const { deps } = c.var;
  const user = requireUser(c);
  const used = await countActive(deps.db.read, user.id, deps.clock.now());
  const title = start.carId === null ? t.listCarTitle() : t.editCarTitle();
  return renderPage(
    c,
    { title, noindex: true, preload: ["car-form"] },
    <CarFormPage start={start} used={used} limit={user.listingLimit} />,
    status,
  );
}
