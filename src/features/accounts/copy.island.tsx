import { toast } from "#src/client/toast.ts";
import { useListener } from "#src/client/use-listener.ts";
import { t } from "#t";

/** The page's buttons with `data-copy` copy the text before them, or select it where pages may not copy. */
export default function Copy() {
  useListener("click", ({ target }) => {
    const text = (target as Element).closest("[data-copy]")?.previousElementSibling;
    if (!text) return;
    getSelection()?.selectAllChildren(text);
    if (!("clipboard" in navigator)) return;
    void navigator.clipboard.writeText(text.textContent).then(
      () => toast({ title: t.copied(), tone: "good" }),
      () => undefined,
    );
  });
  return null;
}
