import { MAX_BRANCHES } from "#src/features/dealers/dealer-input.ts";
import type { DealerRow } from "#src/features/dealers/queries.ts";
import { type Branch, WEEKDAYS } from "#src/features/dealers/schema.ts";
import type { Posted } from "#src/http/validate.ts";

/** A form has two spans of hours for each day. */
export const SPANS = [0, 1] as const;

const OF_BRANCH = ["nameEn", "nameAr", "address", "location", "mapUrl", "phone"] as const;

/** A dealer as it is stored or as it was typed. */
export type TypedDealer = Partial<Omit<DealerRow, "branches">> & { branches?: Partial<Branch>[] };

/** Reads fields such as `hours.sun.0.1` and `branches.0.nameEn`, without days off and empty branches. */
export function typedDealer(posted: Posted): TypedDealer {
  const text = (name: string) => posted[name] ?? "";
  const hours = WEEKDAYS.filter((day) => posted[`hours.${day}`]).map((day) => {
    const from = `hours.${posted["hours.same"] ? "sun" : day}`;
    const spans = SPANS.map((at) => [text(`${from}.${at}.0`), text(`${from}.${at}.1`)]);
    return [day, spans.filter((times, at) => at === 0 || times.some(Boolean)).map(throughMidnight)];
  });
  const branches: Partial<Branch>[] = Array.from({ length: MAX_BRANCHES }, (_, at) =>
    Object.fromEntries(OF_BRANCH.map((name) => [name, text(`branches.${at}.${name}`)])),
  ).filter(
    ({ nameEn, nameAr, address }, at) => (nameEn || nameAr || address) && !posted[`branches.${at}.remove`],
  );
  return { ...posted, hours: Object.fromEntries(hours), branches };
}

/** Browsers have no time 24:00, which ends a day that begins at 00:00. */
const throughMidnight = ([from, to]: string[]) => [from, from === to && from === "00:00" ? "24:00" : to];
