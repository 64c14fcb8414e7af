/** An element: of those that are displayed and match, the one at this index. */
export interface Spot {
  css: string;
  /** Text that is part of its content. */
  text?: string;
  index?: number;
}

export interface Sight {
  /** Why a person could not see or press it; null if they could. */
  problem: string | null;
  /** Its middle in the viewport. */
  x: number;
  y: number;
  /** How many elements match. */
  count: number;
  text: string;
  value: string;
  isFocused: boolean;
}

/**
 * Runs in the page. Looks at an element as a person would, who may scroll: it must be inside the window, opaque, not covered,
 * at rest, and not in a scrolling part of a few lines. Hidden boxes and radio buttons are seen as their labels.
 */
export async function look({ css, text = "", index = 0 }: Spot): Promise<Sight> {
  const LOWEST_SCROLLER = 0.3;
  const plain = (words: string | null) => (words ?? "").replace(/\s+/g, " ").trim();
  const matching = [...document.querySelectorAll<HTMLElement>(css)].filter(
    (it) => it.checkVisibility({ visibilityProperty: true }) && plain(it.textContent).includes(plain(text)),
  );
  const element = matching[index];
  const count = matching.length;
  if (!element) return { problem: "is not there", x: 0, y: 0, count, text: "", value: "", isFocused: false };

  const { type, value, labels } = element as HTMLInputElement;
  const shown = (/^(checkbox|radio)$/.test(type) && labels?.[0]) || element;
  const isInside = ({ left, top, right, bottom }: DOMRect) =>
    left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  const middle = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });
  const coverOf = (box: DOMRect) => {
    const { x, y } = middle(box);
    const top = document.elementFromPoint(x, y);
    // What is inert is seen, but never hit.
    return top && (shown.contains(top) || top.contains(shown.closest("[inert]")))
      ? null
      : (top ?? document.documentElement);
  };
  let box = shown.getBoundingClientRect();
  if (!isInside(box) || coverOf(box))
    shown.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const before = shown.getBoundingClientRect();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  box = shown.getBoundingClientRect();

  const problems: string[] = [];
  if (Math.abs(box.left - before.left) + Math.abs(box.top - before.top) > 0.5) problems.push("moves");
  if (box.width < 2 || box.height < 2) problems.push(`has ${box.width} × ${box.height} px`);
  if (!isInside(box)) problems.push(`is outside of the window: ${JSON.stringify(box)}`);
  for (let it: Element | null = shown; it; it = it.parentElement) {
    const { opacity, overflowY } = getComputedStyle(it);
    if (opacity !== "1") problems.push(`has opacity ${opacity} by ${it.tagName}.${it.className}`);
    const scrolls = it !== shown && it !== document.documentElement && /auto|scroll/.test(overflowY);
    if (scrolls && it.clientHeight < Math.min(it.scrollHeight - 1, LOWEST_SCROLLER * innerHeight))
      problems.push(`is in a part that shows ${it.clientHeight} of ${it.scrollHeight} px`);
  }
  const cover = coverOf(box);
  if (cover) problems.push(`is covered by ${cover.outerHTML.slice(0, 160)}`);
  return {
    ...middle(box),
    problem: problems.join("; ") || null,
    count,
    text: plain(element.textContent),
    value,
    isFocused: element.contains(document.activeElement),
  };
}
