/** An element of a page: its attributes by name, and its text. */
export interface Found {
  attributes: Record<string, string>;
  text: string;
}

const plain = (text: string) =>
  text
    .replaceAll(/&(#x27|#39);/g, "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replaceAll(/[\s\u2066-\u2069\u200e\u200f]+/g, " ")
    .trim();

/** The elements of a page that match a selector, in order. */
export function elements(html: string, selector: string): Found[] {
  const found: Found[] = [];
  new HTMLRewriter()
    .on(selector, {
      element: (it) => void found.push({ attributes: Object.fromEntries(it.attributes), text: "" }),
      text: (chunk) => {
        const last = found.at(-1);
        if (last) last.text += chunk.text;
      },
    })
    .transform(html);
  return found.map(({ attributes, text }) => ({ attributes, text: plain(text) }));
}

/** A page's text, including names and hints of its controls, but without the elements that `left` matches. */
export function wordsOf(html: string, left = ""): string {
  const said: string[] = [];
  const rewriter = new HTMLRewriter()
    .on("script, style, head", { element: (it) => void it.remove() })
    .on("[aria-label], [placeholder], [alt]", {
      element: (it) => {
        for (const name of ["aria-label", "placeholder", "alt"]) said.push(it.getAttribute(name) ?? "");
      },
    });
  if (left) rewriter.on(left, { element: (it) => void it.remove() });
  const text = rewriter.transform(html).replaceAll(/<!--.*?-->/g, "");
  return plain(`${said.join(" | ")} ${text.replaceAll(/<[^>]+>/g, " ")}`);
}
