import { t } from "#t";

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isChoice = ({ type }: Field) => type === "checkbox" || type === "radio";
const keyOf = (field: Field) => (isChoice(field) ? `${field.name} ${field.value}` : field.name);

/** Fills what was typed and chosen in `old` fields, which are gone, into those of the same names in `root`. */
export function typeAgain(root: Element, old: Field[], focused?: Element | null): void {
  const drawn = [...root.querySelectorAll<Field>("input, select, textarea")];
  for (const gone of old) {
    const field = gone.isConnected ? undefined : drawn.find((other) => keyOf(other) === keyOf(gone));
    if (!field || field.type === "hidden") continue;
    fill(field as HTMLInputElement, gone as HTMLInputElement);
    if (gone === focused) field.focus();
  }
}

function fill(field: HTMLInputElement, { value, checked, files }: HTMLInputElement): void {
  if (isChoice(field)) {
    if (field.checked !== checked) field.click();
  } else if (files) field.files = files;
  // An empty field has nothing to keep, and the new one may have been typed in since.
  else if (value && field.value !== value) {
    field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/** Shows a failed island as the server drew it, with what was typed, and says above it what happened. */
export function restore(root: Element, drawn: Node, typed: Field[]): void {
  root.replaceChildren(...drawn.childNodes);
  typeAgain(root, typed);
  const notice = document.createElement("div");
  notice.role = "alert";
  notice.className = "flex flex-wrap items-center gap-3 mb-4 p-4 rounded-field bg-bad-tint text-15";
  const text = document.createElement("p");
  text.className = "min-w-0 flex-1";
  text.textContent = t.islandFailed();
  const again = document.createElement("button");
  again.type = "button";
  again.className = "btn btn-outline";
  again.textContent = t.loadAgain();
  again.addEventListener("click", () => location.reload());
  notice.append(text, again);
  root.prepend(notice);
}
