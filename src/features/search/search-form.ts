/** What the form asks for now, as a query string, without what its controls do not allow, such as half a year. */
export function queryInForm(form: HTMLFormElement): string {
  const given = new FormData(form);
  for (const wrong of form.querySelectorAll<HTMLInputElement>("input:invalid")) given.delete(wrong.name);
  const params = [...given].map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(params).toString();
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
