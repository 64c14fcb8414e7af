/** The markup of an island on a page; empty if there is none. */
export function islandIn(html: string, name: string): string {
  const edge = `<!--edge of ${name}-->`;
  const marked = new HTMLRewriter()
    .on(`[data-island="${name}"]`, {
      element: (it) => void it.before(edge, { html: true }).after(edge, { html: true }),
    })
    .transform(html);
  return marked.split(edge)[1] ?? "";
}
