import type { Locator } from "@playwright/test";
import { demoAccount } from "#src/demo/story-people.ts";
import { expect, test } from "./journey.ts";

const outlineOf = (element: Locator): Promise<string> =>
  element.evaluate((it) => getComputedStyle(it).outlineStyle);

/** Fails unless exactly the chosen elements have an outline. */
async function expectMarked(all: Locator, chosen: Locator): Promise<void> {
  await expect(chosen.first()).toBeVisible();
  const outlines = await Promise.all((await all.all()).map(outlineOf));
  expect(await outlineOf(chosen.first())).toBe("solid");
  expect(outlines.filter((style) => style === "solid")).toHaveLength(await chosen.count());
}

test("forced colors show what is chosen @once", async ({ page, at, t }) => {
  await page.emulateMedia({ forcedColors: "active" });

  await page.goto(at("/number-plates?pattern=7%3F%3F%3F&tags=mirror"));
  const digits = page.getByRole("navigation", { name: t.platesDigits() }).getByRole("link");
  await expectMarked(digits, digits.filter({ hasText: "4" }));
  const tags = page.getByRole("navigation", { name: t.platesPatterns() }).getByRole("link");
  await expectMarked(tags, tags.filter({ hasText: t.patternLabel("mirror") }));
  const pattern = page.locator(".pattern-input");
  await expect(pattern).toHaveCSS("color", "rgba(0, 0, 0, 0)");
  const edges = (await page.locator("main .chip").all()).map((chip) =>
    chip.evaluate((it) => getComputedStyle(it).borderTopStyle),
  );
  expect(new Set(await Promise.all(edges))).toEqual(new Set(["solid"]));

  await page.goto(at("/"));
  const tabs = page.getByRole("group", { name: t.homeTabs() }).locator("label");
  await expectMarked(tabs, tabs.filter({ hasText: t.homeBuy() }));

  await page.request.post("/api/auth/login", { data: demoAccount("admin") });
  await page.goto(at("/dashboard/users"));
  const panel = page.getByRole("navigation", { name: t.adminParts() }).getByRole("link");
  await expectMarked(panel, panel.filter({ hasText: t.adminUsers() }));
});
