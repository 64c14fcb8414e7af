import { expect, type Page } from "@playwright/test";

/** Fails unless the page prints on one sheet of A4 and Letter, also with printer margins. */
export async function expectOnePage(page: Page): Promise<void> {
  for (const paper of [
    { preferCSSPageSize: true },
    { format: "Letter" },
    { format: "A4", margin: { top: "15mm", bottom: "15mm", left: "15mm", right: "15mm" } },
  ]) {
    const pdf = await page.pdf(paper);
    expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g), JSON.stringify(paper)).toHaveLength(1);
  }
}
