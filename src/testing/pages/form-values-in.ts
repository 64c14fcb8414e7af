/** The values of a page's form controls by name: texts, selects and checked boxes. */
export function formValuesIn(html: string): Record<string, string[]> {
  const held: Record<string, string[]> = {};
  const add = (name: string | null, value: string) => {
    if (name) (held[name] ??= []).push(value);
  };
  let select: string | null = null;
  let area: string | null = null;
  let text = "";
  new HTMLRewriter()
    .on("input", {
      element(it) {
        const isBox = /^(checkbox|radio)$/.test(it.getAttribute("type") ?? "");
        if (!isBox || it.hasAttribute("checked"))
          add(it.getAttribute("name"), it.getAttribute("value") ?? "");
      },
    })
    .on("select", { element: (it) => void (select = it.getAttribute("name")) })
    .on("option[selected]", { element: (it) => add(select, it.getAttribute("value") ?? "") })
    .on("textarea", {
      element(it) {
        area = it.getAttribute("name");
        text = "";
        it.onEndTag(() => add(area, text));
      },
      text: (chunk) => void (text += chunk.text),
    })
    .transform(html);
  return held;
}
