import { access } from "#src/auth/access.ts";
import { readCookie, setCookie } from "#src/auth/cookies.ts";
import { carQueries } from "#src/features/cars/list-cars.ts";
import { getSeller } from "#src/features/listings/page/listing-sellers.ts";
import { type Ctx, routes } from "#src/http/env.ts";
import { publicOrigin } from "#src/http/origin.ts";
import { validate } from "#src/http/validate.ts";
import { href } from "#src/i18n/paths.ts";
import { renderFragment, renderPage } from "#src/shell/render-page.tsx";
import { t } from "#t";
import { compareHref, ComparePage } from "./compare-page.tsx";
import { COMPARE_KEY, MOST_COMPARED, readIds, readWords } from "./compared.ts";
import { Tray } from "./tray-view.tsx";
import * as z from "zod/mini";

const pressedScale = z.object({ add: z.string().check(z.maxLength(64)) });

/** Only browsers without scripts get the cookie. */
const COOKIE_SECONDS = 30 * 24 * 60 * 60;
const remember = (c: Ctx, ids: string[]) => setCookie(c, COMPARE_KEY, ids.join("."), COOKIE_SECONDS);
const remembered = (c: Ctx) => readIds(readCookie(c, COMPARE_KEY)?.replaceAll(".", ","));

async function listCompared({ var: { deps } }: Ctx, ids: string[]) {
  const cars = await carQueries.listShown(deps.db.read, ids, deps.clock.now());
  return ids.flatMap((id) => cars.find((car) => car.id === id) ?? []);
}

export const comparePages = routes()
  .get("/compare", access("guest"), async (c) => {
    const { deps } = c.var;
    const asked = c.req.query("ids");
    const known = await listCompared(c, readIds(asked));
    const cars = known.slice(0, MOST_COMPARED);
    if (remembered(c).length > 0)
      remember(
        c,
        cars.map(({ id }) => id),
      );
    const compared = await Promise.all(
      cars.map(async (car) => ({ car, seller: await getSeller(deps, car.sellerId) })),
    );
    const url = publicOrigin(c) + compareHref(cars);
    return renderPage(
      c,
      { title: t.compareTitle(cars.length), noindex: true, sheets: ["print"] },
      <ComparePage
        {...{ compared, url }}
        cutOff={known.length > cars.length}
        gone={readWords(asked).length - known.length}
        now={deps.clock.now()}
      />,
    );
  })
  // The compare button, for browsers without scripts.
  .post("/compare", access("guest"), validate("form", pressedScale), async (c) => {
    const before = await listCompared(c, remembered(c));
    const { add } = c.req.valid("form");
    const ids = readIds([...before.map(({ id }) => id), add].join()).slice(-MOST_COMPARED);
    remember(c, ids);
    return c.redirect(href(`/compare?ids=${ids.join()}`), 303);
  })
  .get("/compare/tray", access("guest"), async (c) => {
    const cars = await listCompared(c, readIds(c.req.query("ids")).slice(0, MOST_COMPARED));
    return renderFragment(c, <Tray cars={cars} />);
  });
