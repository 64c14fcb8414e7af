import { pick } from "#src/core/pick.ts";
import { type Branch, type Hours, WEEKDAYS } from "#src/features/dealers/schema.ts";
import type { Posted } from "#src/http/validate.ts";

const TEXTS = [
  ...(["nameEn", "nameAr", "legalName", "registerNumber", "phone", "location"] as const),
  ...(["aboutEn", "aboutAr", "slug"] as const),
];
export type DealerText = (typeof TEXTS)[number];
const OF_BRANCH = ["nameEn", "nameAr", "address", "location", "mapUrl", "phone"] as const;
/** A form has two spans of hours for each day. */
export const SPANS = [0, 1];

type Texts<Name extends string> = { [Each in Name]?: string | null | undefined };

/** A dealer as it is stored or as it was typed. */
export interface TypedDealer extends Texts<DealerText> {
  hours?: Hours;
  branches?: Texts<keyof Branch>[];
}

/** Reads fields such as `hours.sun.0.1` and `branches.0.nameEn`, without empty spans and branches. */
export function typedDealer(posted: Posted): TypedDealer {
  const text = (name: string) => posted[name] ?? "";
  const hours: Hours = {};
  for (const day of WEEKDAYS) {
    const spans = SPANS.map((i): [string, string] => [
      text(`hours.${day}.${i}.0`),
      text(`hours.${day}.${i}.1`),
    ]);
    const given = spans.filter(([from, to]) => from || to);
    if (given.length > 0) hours[day] = given;
  }
  const branches = Object.keys(posted).flatMap((name) => {
    const [, at] = /^branches\.(\d+)\.nameEn$/.exec(name) ?? [];
    if (at === undefined || posted[`branches.${at}.remove`]) return [];
    const branch: Texts<keyof Branch> = {};
    for (const each of OF_BRANCH) branch[each] = text(`branches.${at}.${each}`);
    return branch.nameEn || branch.nameAr || branch.address ? [branch] : [];
  });
  return { ...pick(posted, ...TEXTS), hours, branches };
}
