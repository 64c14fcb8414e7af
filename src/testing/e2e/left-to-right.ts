import { expect, type Page } from "@playwright/test";

/**
 * Fails unless every visible plate, phone number, price and other number reads left to right on one line: the boxes of its
 * characters must follow each other in pages of either direction. The band of every drawn plate must be on its left.
 */
export async function expectNumbersLeftToRight(page: Page): Promise<void> {
  const broken = await page.evaluate(() => {
    const NUMBERS = /(?:\+962|07\d)[\d ]{6,}\d|\d[\d,.]*(?:-\d+)*/g;
    const boxOf = (node: Text, at: number): DOMRect => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect();
    };
    const wrong: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
      if (!node.parentElement?.checkVisibility() || node.parentElement.closest(".sr-only, script, style"))
        continue;
      for (const { 0: number, index } of node.data.matchAll(NUMBERS)) {
        const boxes = [...number].flatMap((sign, i) => (/\d/.test(sign) ? [boxOf(node, index + i)] : []));
        const follows = boxes.every((box, i) => {
          const before = boxes[i - 1];
          return !before || (box.left > before.left - 0.5 && Math.abs(box.top - before.top) < 2);
        });
        if (!follows) wrong.push(`${number} in "${node.data}"`);
      }
    }
    for (const plate of document.querySelectorAll("svg.plate")) {
      const [band, digits] = [
        plate.querySelector(":scope > path"),
        plate.querySelector(":scope > svg > path"),
      ];
      const mirrored = getComputedStyle(plate).transform !== "none";
      if (
        digits &&
        band &&
        (mirrored || digits.getBoundingClientRect().left < band.getBoundingClientRect().right)
      )
        wrong.push(plate.getAttribute("aria-label") ?? "a plate");
    }
    return wrong;
  });
  expect(broken).toEqual([]);
}
