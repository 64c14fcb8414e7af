import { type CarFilter, carFilterParams, PAGE_SIZE, readCarFilter } from "#src/features/cars/schema.ts";
import { href } from "#src/i18n/paths.ts";

/** The filter that a query string, with or without its `?`, asks the search page for. */
export const filterOf = (query: string): CarFilter => ({
  ...readCarFilter(new URLSearchParams(query)),
  pageSize: PAGE_SIZE,
});

/** The one query string of a filter, without `?`. */
export const queryOf = (filter: CarFilter): string => carFilterParams(filter).toString();

/** The search page's address for a filter, in the reader's language. */
export const searchHref = (filter: CarFilter): string => {
  const query = queryOf(filter);
  return href(query ? `/search?${query}` : "/search");
};

/** What the form asks for now: its first page, without what its controls do not allow, such as half a year. */
export function filterInForm(form: HTMLFormElement): CarFilter {
  const given = new FormData(form);
  for (const wrong of form.querySelectorAll<HTMLInputElement>("input:invalid")) given.delete(wrong.name);
  const params = [...given].map(([name, value]) => [name, String(value)]);
  return filterOf(new URLSearchParams(params).toString());
}

/** Whether the form says something else than when the page was made. */
export const isFormChanged = (form: HTMLFormElement): boolean =>
  [...form.elements].some((control) => {
    if (control instanceof HTMLSelectElement) {
      const first = Math.max(
        0,
        [...control.options].findIndex((option) => option.defaultSelected),
      );
      return control.selectedIndex !== first;
    }
    if (!(control instanceof HTMLInputElement)) return false;
    return control.value !== control.defaultValue || control.checked !== control.defaultChecked;
  });
