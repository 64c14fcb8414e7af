import { type RefObject, useEffect } from "react";

/** Marks the place in the browser's history that an opened sheet made; the first choice in the sheet takes it over. */
export const SHEET_PLACE = "sheet";

/** The sheet that the form stands in, while it is open. */
export const openSheetOf = (form: HTMLFormElement | null): HTMLDialogElement | null =>
  form?.closest<HTMLDialogElement>("dialog:modal") ?? null;

/** Makes the open sheet of a form a place of its own, so that on a phone Back closes it and does not leave the page. */
export function useSheetPlace(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const sheet = form.current?.closest("dialog");
    if (!sheet) return;
    const toggled = () => {
      const here = history.state === SHEET_PLACE;
      if (openSheetOf(form.current)) {
        if (!here) history.pushState(SHEET_PLACE, "");
      } else if (here) history.back();
    };
    if (sheet.open) toggled();
    sheet.addEventListener("toggle", toggled);
    return () => sheet.removeEventListener("toggle", toggled);
  }, [form]);
}
