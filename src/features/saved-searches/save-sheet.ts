import { send, userMessage } from "#src/client/api.ts";
import { failureToast } from "#src/client/failure-toast.ts";
import { fetchFragment } from "#src/client/fragment.ts";
import { toast } from "#src/client/toast.ts";

// Loaded with the first press on "Save search".

let isOpening = false;

export async function openSaveSheet(link: HTMLAnchorElement): Promise<void> {
  if (isOpening) return;
  isOpening = true;
  try {
    const path = link.pathname.replace(/new$/, "sheet") + link.search;
    const [sheet] = (await fetchFragment(path)) as [HTMLDialogElement];
    const form = sheet.querySelector("form") as HTMLFormElement;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void save(sheet, form);
    });
    sheet.addEventListener("close", () => void removeAfterFading(sheet));
    document.body.append(sheet);
    sheet.showModal();
  } finally {
    isOpening = false;
  }
}

/** While it fades out, it receives the second click of a double click, instead of the car below it. */
async function removeAfterFading(sheet: HTMLDialogElement): Promise<void> {
  await Promise.allSettled(sheet.getAnimations().map(({ finished }) => finished));
  sheet.remove();
}

async function save(sheet: HTMLDialogElement, form: HTMLFormElement): Promise<void> {
  if (form.ariaBusy) return;
  form.ariaBusy = "true";
  const { done = "", failed = "" } = form.dataset;
  const data = new FormData(form);
  try {
    const search = { ...Object.fromEntries(data), channels: data.getAll("channels") };
    await send("POST", "/api/saved-searches", search);
  } catch (error) {
    form.ariaBusy = null;
    return toast(failureToast(error, userMessage(error, failed)));
  }
  sheet.close();
  toast({ title: done, tone: "good" });
}
