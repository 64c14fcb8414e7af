import type { Page } from "@playwright/test";
import type { Messages } from "#src/i18n/t.ts";
import { xlsxOf } from "#src/features/stock/write-sheet.ts";
import { expect } from "./journey.ts";
import { signUp } from "./people.ts";

interface StockJourney {
  page: Page;
  at: (path: string) => string;
  t: Messages;
  look: (page: Page) => Promise<void>;
}

const CARS = 8;
const HEADER = ["stockId", "make", "model", "year", "mileage", "price", "fuelType", "transmission", "Ton"];

type Row = (string | number)[];
const carRow = (i: number, price: number): Row => [
  `CV-${i}`,
  "Toyota",
  "Camry",
  2018,
  90_000 + i,
  price,
  "Hybrid",
  "Automatic",
  "White",
];

async function fileOf(rows: Row[]) {
  const bytes = await new Response(await xlsxOf("Cars", [HEADER, ...rows])).arrayBuffer();
  const mimeType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  return { name: "stock.xlsx", mimeType, buffer: Buffer.from(bytes) };
}

/** A dealer's file goes from its first errors to cars that leave the site and return. */
export async function importStock({ page, at, t, look }: StockJourney): Promise<void> {
  await signUp(page.request, { "Accept-Language": t.language() });
  const names = { nameEn: "Jabal Motors", nameAr: "معرض الجبل", legalName: "Jabal Motors LLC" };
  const data = { ...names, phone: "0791234567", location: "Amman" };
  const opened = await page.request.post("/api/dealers", { data });
  expect(opened.status()).toBe(201);
  const { slug } = (await opened.json()) as { slug: string };

  const upload = async (rows: Row[], mode: "update" | "full" = "update") => {
    await page.goto(at("/dealer/imports"));
    await page.getByLabel(t.importFile(), { exact: true }).setInputFiles(await fileOf(rows));
    await page.locator(`input[name=mode][value=${mode}]`).first().check();
    await page.getByRole("button", { name: t.importPlan() }).click();
    await expect(page.getByRole("heading", { name: t.importCheck() })).toBeVisible();
  };
  const apply = (changes: number) => page.getByRole("button", { name: t.importApply(changes) }).click();
  const expectDone = async (outcome: string, count: number) => {
    await expect(page.getByRole("heading", { name: t.importStatus("done") })).toBeVisible();
    const line = `${t.importOutcome(outcome)} ${t.formatNumber(count)}`;
    await expect(page.getByText(line).first()).toBeVisible();
  };
  const expectOnSale = async (count: number) => {
    await page.goto(at(`/dealers/${slug}`));
    await expect(page.locator("h2 .count").first()).toHaveText(t.formatNumber(count));
  };
  const rows = Array.from({ length: CARS }, (_, i) => carRow(i, 12_000 + i * 100));

  await page.goto(at("/dealer/imports"));
  await look(page);
  await upload([...rows, carRow(CARS, -5)]);
  await page.getByLabel("Ton").selectOption({ value: "color" });
  await page.getByRole("button", { name: t.importAgain() }).click();
  await page
    .getByRole("link", { name: t.importTab("errors") })
    .first()
    .click();
  await expect(page.getByText("-5", { exact: true })).toBeVisible();
  await look(page);
  await apply(CARS);
  await expectDone("created", CARS);
  await look(page);
  await expectOnSale(CARS);

  const cheaper = rows.map((row, i) => (i < 3 ? carRow(i, 11_000) : row));
  await upload(cheaper);
  await expect(page.getByText(t.formatPrice(1_100_000)).first()).toBeVisible();
  await look(page);
  await apply(3);
  await expectDone("changed", 3);

  await upload(cheaper.slice(0, 1), "full");
  await apply(CARS - 1);
  await expect(page.getByRole("alert")).toContainText(t.importWithdrawsMany(CARS - 1));
  await page.getByLabel(t.importConfirm(CARS - 1)).fill(String(CARS - 1));
  await look(page);
  await apply(CARS - 1);
  await expectDone("withdrawn", CARS - 1);
  await expectOnSale(1);

  await upload(cheaper);
  await apply(CARS - 1);
  await expectDone("restored", CARS - 1);
  await expectOnSale(CARS);
  await page.goto(at("/dealer/imports"));
  await look(page);
}
