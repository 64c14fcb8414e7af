import { Hono } from "hono";
import { access } from "#src/auth/access.ts";
import { AppError, STATUS_OF } from "#src/core/errors.ts";
import type { CarJson } from "#src/features/cars/car-json.ts";
import { getCar, listSimilarCars } from "#src/features/cars/queries.ts";
import { countView } from "#src/features/listings/actions.ts";
import { getSeller } from "#src/features/listings/queries.ts";
import type { Ctx, Env } from "#src/http/env.ts";
import { siteOrigin } from "#src/http/origin.ts";
import { href } from "#src/i18n/paths.ts";
import { errorFields } from "#src/runtime/log.ts";
import { renderPage } from "#src/shell/render-page.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { NotFoundDrawing } from "#src/ui/drawings.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { t } from "#t";
import { carHead } from "./car-head.ts";
import { CarPage } from "./car-page.tsx";

const SIMILAR = 4;

/** `/cars/:id`, whatever became of the car. */
export const carDetailPages = new Hono<Env>().get("/cars/:id", access("guest"), async (c) => {
  const { deps, session } = c.var;
  const now = deps.clock.now();
  const found = await findCarAndSeller(c, c.req.param("id"), now);
  if ("missing" in found) return missingPage(c, found.missing);
  const { car, seller } = found;
  const user = session?.user;
  const origin = siteOrigin(c);
  const similar = await listSimilarCars(deps.db.read, car, now, SIMILAR);
  const page = renderPage(
    c,
    carHead(car, origin, now),
    <CarPage
      {...{ car, seller, similar, now }}
      isOwner={user?.id === car.sellerId}
      buyer={user ? { name: user.name, phone: user.phone, email: user.email } : null}
      url={origin + href(`/cars/${car.id}`)}
    />,
  );
  if (c.req.method === "GET") countThisView(c, car.id);
  return page;
});

/** The car and its seller; a suspended seller's car is as missing as one that never was. */
async function findCarAndSeller(c: Ctx, id: string, now: number) {
  const { read } = c.var.deps.db;
  try {
    const car: CarJson = await getCar(read, id, now);
    return { car, seller: await getSeller(read, car.sellerId, now) };
  } catch (error) {
    if (error instanceof AppError && (error.kind === "not-found" || error.kind === "gone"))
      return { missing: STATUS_OF[error.kind] };
    throw error;
  }
}

/** Nobody waits for it. */
function countThisView(c: Ctx, carId: string): void {
  const { deps, address, session } = c.var;
  const userAgent = c.req.header("User-Agent") ?? "";
  countView(deps, carId, { address, userAgent, userId: session?.user.id ?? null }).catch((error: unknown) =>
    deps.log.error("view not counted", errorFields(error)),
  );
}

const missingPage = (c: Ctx, status: Parameters<typeof renderPage>[3]) =>
  renderPage(
    c,
    { title: t.detailMissingTitle(), noindex: true },
    <div className="wrap py-16">
      <EmptyState
        as="h1"
        drawing={<NotFoundDrawing />}
        title={t.detailMissingTitle()}
        text={t.detailMissingText()}
        action={<ButtonLink href={href("/search")}>{t.goToSearch()}</ButtonLink>}
      />
    </div>,
    status,
  );
