import { publishCar } from "#src/features/cars/actions.ts";
import { carInput } from "#src/features/cars/car-input.ts";
import { searchCars } from "#src/features/cars/search/search-cars.ts";
import { readCarFilter } from "#src/features/cars/schema.ts";
import { publishPlate } from "#src/features/plates/actions.ts";
import { plateInput } from "#src/features/plates/plate-input.ts";
import { searchPlates } from "#src/features/plates/search/search-plates.ts";
import { readPlateFilter } from "#src/features/plates/schema.ts";
import { testApp } from "../site/test-app.ts";
import type { Ad } from "./predicate.ts";
import type { Question } from "./read-tables.ts";

export interface Found {
  ids: string[];
  /** Words that the search left out. */
  leftOut: string[];
}

export interface Market {
  ads: Record<Question["on"], Map<string, Ad>>;
  /** All results, or the first page of this size. */
  ask(on: Question["on"], text: string, pageSize?: number): Promise<Found>;
  /** The number of refused ads, by invalid field. */
  refused: Record<string, number>;
}

const ALL = 100_000;

/** Publishes the ads on a test site with a search. */
export async function openMarket({ cars, plates }: { cars: Ad[]; plates: Ad[] }): Promise<Market> {
  const { deps, signUp, clock } = testApp();
  const seller = await signUp({ listingLimit: null });
  const ads = { car: new Map<string, Ad>(), "number-plate": new Map<string, Ad>() };
  const refused: Record<string, number> = {};
  const publish = async (on: Question["on"], ad: Ad, write: () => Promise<string>) => {
    try {
      ads[on].set(await write(), ad);
    } catch (error) {
      const reason = reasonOf(error);
      refused[reason] = (refused[reason] ?? 0) + 1;
    }
    clock.advance(1000);
  };
  for (const car of cars) await publish("car", car, () => publishCar(deps, seller, carInput.parse(car)));
  for (const plate of plates)
    await publish("number-plate", plate, () =>
      publishPlate(deps, seller, plateInput.parse({ ...plate, plateNumber: plate.number })),
    );
  const search = (on: Question["on"], params: URLSearchParams, page: { page: number; pageSize: number }) =>
    on === "car"
      ? searchCars(deps, { ...readCarFilter(params), ...page }, { idsOnly: true })
      : searchPlates(deps, { ...readPlateFilter(params), ...page }, { idsOnly: true });
  return {
    ads,
    refused,
    ask: async (on, text, pageSize = ALL) => {
      const found: { ids?: string[]; leftOut?: string[] } = await search(
        on,
        new URLSearchParams({ q: text }),
        { page: 1, pageSize },
      );
      return { ids: found.ids ?? [], leftOut: found.leftOut ?? [] };
    },
  };
}

function reasonOf(error: unknown): string {
  const { fields, issues } = error as { fields?: object; issues?: { path: string[] }[] };
  if (fields) return Object.keys(fields).join(", ");
  if (issues) return issues.map(({ path }) => path.join(".")).join(", ");
  throw error;
}
