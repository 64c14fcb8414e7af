import type { Page } from "@playwright/test";
import { demoAccount } from "#src/demo/story-people.ts";
import type { Messages } from "#src/i18n/t.ts";
import type { SmtpSink } from "../outside/smtp-sink.ts";
import { expect } from "./journey.ts";
import { pathInMail } from "./mails.ts";
import { signUp } from "./people.ts";

interface Parts {
  page: Page;
  visit: () => Promise<Page>;
  mails: SmtpSink;
  at: (path: string) => string;
  t: Messages;
  /** Looks at each page on the way. */
  look: (page: Page) => Promise<void>;
}

let dealers = 0;

/** Somebody applies as a dealer, an admin verifies it, and a salesperson joins, who manages no people. */
export async function openDealer({ page, visit, mails, at, t, look }: Parts): Promise<void> {
  const headers = { "Accept-Language": t.language() };
  await signUp(page.request, headers);
  const nameEn = `Citadel ${Date.now()}-${dealers++}`;
  const nameAr = `معرض القلعة ${dealers}`;
  const name = t.language() === "ar" ? nameAr : nameEn;

  await page.goto(at("/settings"));
  await page.locator("#dealer").getByRole("link").click();
  await page.getByLabel(t.siteNameEnglish()).fill(nameEn);
  await page.getByLabel(t.accountPhone()).fill("12");
  await page.getByRole("button", { name: t.dealerApply() }).click();
  await expect(page.getByText(t.phoneInvalid())).toBeVisible();
  await expect(page.getByLabel(t.siteNameEnglish())).toHaveValue(nameEn);
  await look(page);
  await page.getByLabel(t.siteNameArabic()).fill(nameAr);
  await page.getByLabel(t.accountPhone()).fill("0791234567");
  await page.getByLabel(t.location()).selectOption("Amman");
  await page.getByLabel(t.dealerLegalName()).fill("Citadel LLC");
  await page.getByRole("button", { name: t.dealerApply() }).click();
  await expect(page.getByText(t.dealerUnverified())).toBeVisible();
  await look(page);

  const admin = await visit();
  expect((await admin.request.post("/api/auth/login", { data: demoAccount("admin") })).status()).toBe(200);
  await admin.goto(at(`/dashboard/dealers?q=${encodeURIComponent(nameEn)}`));
  await admin.getByRole("button", { name: t.adminVerifyDealer() }).click();
  await admin.goto(at(`/dashboard/dealers?q=${encodeURIComponent(nameEn)}`));
  await expect(admin.getByRole("button", { name: t.adminUnverifySeller() })).toBeVisible();
  await look(admin);
  await page.reload();
  await expect(page.getByText(t.dealerUnverified())).toHaveCount(0);

  const seller = await visit();
  const person = await signUp(seller.request, headers);
  const office = page.getByRole("navigation", { name: t.dealerOffice() });
  await office.getByRole("link", { name: t.dealerProfile() }).click();
  await look(page);
  await office.getByRole("link", { name: t.dealerPeople() }).click();
  await page.getByLabel(t.accountEmail()).fill(person.email);
  await page.getByRole("button", { name: t.dealerInvite() }).click();
  await expect(page.getByText(person.email).first()).toBeVisible();
  await look(page);

  await seller.goto(await pathInMail(mails, person.email, t.dealerMailSubject(name)));
  await look(seller);
  await seller.getByRole("button", { name: t.dealerMailAction() }).click();
  await expect(seller.getByRole("heading", { level: 1, name: t.dealerOffice() })).toBeVisible();
  await expect(seller.getByRole("link", { name: t.dealerPeople() })).toHaveCount(0);
  await look(seller);
  await seller.goto(at("/dealer/people"));
  await expect(seller.getByText(t.dealerOwnersOnly().split(". ")[0] ?? "")).toBeVisible();
}
