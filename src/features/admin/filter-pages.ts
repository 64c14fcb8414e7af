import { href } from "#src/i18n/paths.ts";
import { filterQuery } from "./schema.ts";

/** Where a list's other pages are, under the same filter. */
export const pagesOf =
  (path: string, filter: object) =>
  (page: number): string =>
    href(path + filterQuery({ ...filter, page }));
