/** Shows how many there are at the links in the header. */
export function showCount(of: "favorites" | "unread", count: number): void {
  for (const link of document.querySelectorAll<HTMLElement>(`[data-${of}]`)) {
    link.dataset[of] = count > 0 ? String(count) : "";
    const name = link.ariaLabel?.replace(/: \d+$/, "");
    if (name) link.ariaLabel = count > 0 ? `${name}: ${count}` : name;
  }
}
