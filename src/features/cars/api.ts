import { z } from "zod/mini";
import { access } from "#src/auth/access.ts";
import { listingApi } from "#src/features/listings/page/listing-routes.ts";
import { currentSetting } from "#src/features/site/queries.ts";
import { gives } from "#src/http/describe.ts";
import { routes } from "#src/http/env.ts";
import { editCar, publishCar } from "./actions.ts";
import { carInput, carPatch } from "./car-input.ts";
import { carJson } from "./car-json.ts";
import { carQueries, listFeaturedCars } from "./list-cars.ts";
import { searchCars } from "./search/search-cars.ts";
import { carFilterParams, readCarFilter } from "./schema.ts";
import { carShapes } from "./shapes.ts";

export const carsApi = routes()
  .get("/featured", access("guest"), gives(z.array(carShapes.whole)), async (c) => {
    const { db, clock } = c.var.deps;
    const first = await currentSetting(db, "featured-order");
    const cars = await listFeaturedCars(db.read, clock.now(), { first });
    return c.json(cars.map(carJson));
  })
  .route(
    "/",
    listingApi({
      kind: "car",
      shapes: carShapes,
      input: carInput,
      patch: carPatch,
      readFilter: readCarFilter,
      filterParams: carFilterParams,
      search: searchCars,
      get: carQueries.get,
      json: carJson,
      publish: publishCar,
      edit: editCar,
    }),
  );
