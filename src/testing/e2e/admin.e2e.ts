import { demoAccount } from "#src/demo/story-people.ts";
import { expectAccessible, expectNoSideScroll } from "./accessible.ts";
import { postCar } from "./cars.ts";
import { expect, test, toastOf, wake } from "./journey.ts";
import { expectOneLanguage } from "./one-language.ts";
import { signUp } from "./people.ts";
import { expectSound } from "./sound.ts";

test(
  "an admin manages limit, badge, report and rejection, reviews an edited listing, and reads the log",
  { tag: "@once" },
  async ({ page, visit, at, t, language }) => {
    const seller = await visit();
    const person = await signUp(seller.request, { "Accept-Language": t.language() });
    const id = await postCar(seller.request);
    expect((await page.request.post("/api/auth/login", { data: demoAccount("admin") })).status()).toBe(200);

    await test.step("the limit", async () => {
      await page.goto(at(`/dashboard/users?q=${encodeURIComponent(person.email)}`));
      const field = page.getByRole("textbox", { name: `${t.adminLimit()}: ${person.name}`, exact: true });
      await expect(page.locator("[data-island=admin-users]")).toHaveAttribute("data-awake", "");
      await field.fill("many");
      await page.getByRole("button", { name: t.adminLimitSet(), exact: true }).click();
      await expect(page.getByText(t.adminLimitInvalid())).toBeVisible();
      await field.fill("9");
      await page.getByRole("button", { name: t.adminLimitSet(), exact: true }).click();
      await expect(toastOf(page, t)).toContainText(t.adminLimitUpdated());
      await expectAccessible(page);
      await page.getByRole("link", { name: person.name, exact: true }).click();
      await expect(page.getByText(t.auditAction("user.limit"), { exact: true })).toBeVisible();
      await expectAccessible(page);
      await expectNoSideScroll(page);
    });

    await test.step("reboost and a badge", async () => {
      await page.goto(at(`/dashboard/listings?q=${id}`));
      await expect(page.locator("[data-island=admin-listings]")).toHaveAttribute("data-awake", "");
      await page.getByRole("button", { name: t.adminVerb("reboost"), exact: true }).click();
      await expect(toastOf(page, t)).toContainText(t.adminCarReboosted());
      await page.getByRole("button", { name: t.adminVerb("feature"), exact: true }).click();
      await expect(toastOf(page, t)).toContainText(t.adminCarUpdated());
      await expect(page.getByRole("button", { name: t.adminVerb("unfeature"), exact: true })).toBeVisible();
      await expectAccessible(page);
      await expectNoSideScroll(page);
    });

    await test.step("a visitor reports it", async () => {
      const visitor = await visit();
      await visitor.goto(at(`/cars/${id}`));
      await visitor.getByRole("link", { name: t.reportLink() }).click();
      await visitor.getByText(t.reportLabel("scam"), { exact: true }).click();
      await visitor.getByRole("button", { name: t.reportSend() }).click();
      await expect(visitor.getByText(t.reportSentToast())).toBeVisible();
    });

    await test.step("the queue by keyboard", async () => {
      await page.goto(at("/dashboard/review"));
      await expect(page.locator("[data-island=admin-review]")).toHaveAttribute("data-awake", "");
      const card = page
        .getByRole("article")
        .filter({ hasText: t.reportLabel("scam") })
        .last();
      await card.focus();
      await expectAccessible(page);
      // Keys have no effect while shortcuts are off, nor does a key held down while they are turned on.
      const waiting = await page.getByRole("article").count();
      const decided: string[] = [];
      page.on("request", (request) => {
        if (request.method() === "POST" && request.url().includes("/api/admin/reviews/"))
          decided.push(request.url());
      });
      const keys = page.getByLabel(t.reviewKeys(), { exact: true });
      await keys.dispatchEvent("click");
      await page.reload();
      await expect(page.locator("[data-island=admin-review]")).toHaveAttribute("data-awake", "");
      await expect(keys).not.toBeChecked();
      await card.focus();
      await page.keyboard.press("r");
      await expect(page.getByRole("dialog")).toBeHidden();
      await page.keyboard.down("a");
      await keys.dispatchEvent("click");
      await expect(keys).toBeChecked();
      await card.focus();
      await page.keyboard.down("a");
      await page.keyboard.up("a");
      await page.keyboard.press("r");
      const dialog = page.getByRole("dialog", { name: t.reviewRejectTitle() });
      await expect(dialog).toBeVisible();
      expect(decided).toEqual([]);
      await expect(page.getByRole("article")).toHaveCount(waiting);
      const note = dialog.getByRole("textbox").first();
      const reject = dialog.getByRole("button", { name: t.reviewReject(), exact: true });
      await expect(note).toHaveAccessibleName(new RegExp(t.uiOptional()));
      await dialog.getByText(t.reasonLabel("other"), { exact: true }).click();
      await expect(note).not.toHaveAccessibleName(new RegExp(t.uiOptional()));
      await reject.click();
      await expect(note).toBeFocused();
      await expect(dialog.getByText(t.verdictNoteRequired())).toBeInViewport();
      await dialog.getByText(t.reasonLabel("photos"), { exact: true }).click();
      await expectAccessible(page);
      // Another report arrives in the meantime: the admin gets a notice, and the typed text is kept. The seller's own
      // language comes first.
      await expect(note).toHaveAccessibleDescription(t.reviewSellerReads());
      await expect(note).toHaveAccessibleName(
        new RegExp(t.language() === "ar" ? t.siteArabic() : t.siteEnglish()),
      );
      await note.fill("The photos show another car.");
      const reported = await (
        await visit()
      ).request.post("/api/reports", { data: { listingId: id, reason: "sold" } });
      expect(reported.status()).toBe(204);
      await reject.click();
      await expect(dialog.locator("form").getByText(t.adminListingChanged())).toBeVisible();
      await dialog.getByRole("button", { name: t.cancel(), exact: true }).click();
      await card.getByRole("button", { name: t.reviewReject(), exact: true }).click();
      await expect(note).toHaveValue("The photos show another car.");
      await reject.click();
      await expect(toastOf(page, t)).toContainText(t.reviewRejected());
      // After a decision the focus is on the next listing, or on the empty queue.
      await expect(page.locator("[data-island=admin-review] :focus")).toHaveCount(1);
      expect((await (await visit()).goto(at(`/cars/${id}`)))?.status()).toBe(410);
    });

    await test.step("the seller mends it", async () => {
      await seller.goto(at("/dashboard"));
      await expect(seller.getByText(t.reasonLabel("photos"), { exact: true })).toBeVisible();
      await expectOneLanguage(seller, language);
      await seller.goto(at(`/cars/${id}/edit`));
      await wake(seller, "car-form");
      await expect(seller.getByText(t.reasonLabel("photos"), { exact: true })).toBeVisible();
      await expectAccessible(seller);
      await seller.getByLabel(t.listingPrice(), { exact: true }).fill("14950");
      await seller.getByRole("button", { name: t.saveListing(), exact: true }).click();
      await expect(toastOf(seller, t)).toContainText(t.heldReviewText());
      await expect(seller).toHaveURL(at("/dashboard"));
    });

    await test.step("approved, with the difference shown", async () => {
      await page.reload();
      await expect(page.locator("[data-island=admin-review]")).toHaveAttribute("data-awake", "");
      const card = page.getByRole("article").filter({ hasText: t.reasonLabel("photos") });
      await expect(card.locator("del")).toBeVisible();
      await card.getByRole("button", { name: t.reviewApprove(), exact: true }).click();
      await expect(toastOf(page, t)).toContainText(t.reviewApproved());
      expect((await seller.request.get(`/api/cars/${id}`)).status()).toBe(200);
    });

    await test.step("the log", async () => {
      await page.goto(at(`/dashboard/audit?q=${id}`));
      for (const action of ["listing.reboost", "listing.badges", "listing.rejected", "listing.approved"])
        await expect(page.getByText(t.auditAction(action), { exact: true })).toBeVisible();
      await expectAccessible(page);
      await expectNoSideScroll(page);
    });
  },
);

test(
  "many listings are changed at once, and the change is undone",
  { tag: "@once" },
  async ({ page, seller, at, t }) => {
    for (let i = 0; i < 2; i++) await postCar(seller.request);
    const { user } = (await (await seller.request.get("/api/auth/me")).json()) as { user: { id: string } };
    expect((await page.request.post("/api/auth/login", { data: demoAccount("admin") })).status()).toBe(200);
    await page.goto(at(`/dashboard/listings?seller=${user.id}`));
    await wake(page, "admin-listings");
    const wide = page.viewportSize() ?? { width: 1280, height: 720 };
    await page.setViewportSize({ width: 320, height: 640 });
    const bar = page.locator("[data-island=admin-listings] .sticky");
    expect((await bar.boundingBox())?.height).toBeLessThan(640 / 4);
    await expectNoSideScroll(page);
    await page.setViewportSize(wide);
    await page.getByLabel(t.bulkAll(), { exact: true }).check();
    await page.getByLabel(t.bulkVerb(), { exact: true }).selectOption("verify");
    await page.getByRole("button", { name: t.bulkStart(2), exact: true }).click();
    await expect(toastOf(page, t)).toContainText(t.bulkDone(2));
    const taken = page.getByRole("button", { name: t.adminVerb("unverify"), exact: true });
    await expect(taken).toHaveCount(2);
    await page.getByRole("button", { name: t.undo(), exact: true }).click();
    await expect(taken).toHaveCount(0);

    await page.getByLabel(t.bulkVerb(), { exact: true }).selectOption("hide");
    await page.getByRole("button", { name: t.bulkStart(2), exact: true }).click();
    const hidden = page.locator(".badge").getByText(t.adminState("hidden"), { exact: true });
    const hiding = page.getByRole("dialog", { name: t.bulkHideTitle(2) });
    await hiding.getByRole("button", { name: t.bulkKeep(2), exact: true }).click();
    await expect(hiding).toBeHidden();
    await expect(hidden).toHaveCount(0);
    await page.getByRole("button", { name: t.bulkStart(2), exact: true }).click();
    const hide = hiding.getByRole("button", { name: t.adminVerb("hide"), exact: true });
    await hide.click();
    await expect(hiding.getByLabel(t.reviewReason(), { exact: true })).toBeFocused();
    await hiding.getByLabel(t.reviewReason(), { exact: true }).selectOption("sold");
    await hide.click();
    await expect(hidden).toHaveCount(2);
    const log = await page.request.get(at(`/dashboard/audit?action=listing.hidden`));
    expect(await log.text()).toContain(t.reasonLabel("sold"));
    await page.getByRole("button", { name: t.undo(), exact: true }).click();
    await expect(hidden).toHaveCount(0);

    await page.getByLabel(t.bulkVerb(), { exact: true }).selectOption("delete");
    await page.getByRole("button", { name: t.bulkStart(2), exact: true }).click();
    const asked = page.getByRole("dialog", { name: t.bulkDeleteTitle(2) });
    await asked.getByRole("button", { name: t.bulkKeep(2), exact: true }).click();
    await expect(page.getByText(t.adminState("removed"), { exact: true })).toHaveCount(1);
    await page.getByRole("button", { name: t.bulkStart(2), exact: true }).click();
    await asked.getByRole("button", { name: t.adminVerb("delete"), exact: true }).click();
    await expect(toastOf(page, t)).toContainText(t.bulkDone(2));
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);

    await page.goto(at(`/dashboard/users/${user.id}`));
    await expect(page.locator("[data-island=admin-users]")).toHaveAttribute("data-awake", "");
    // A wrong email deletes no account.
    await page.getByLabel(t.adminTypeEmail(), { exact: true }).fill("somebody@example.com");
    await page.getByRole("button", { name: t.deleteAccount(), exact: true }).click();
    await expect(page.getByText(t.adminEmailDiffers()).first()).toBeVisible();
    await page.getByRole("button", { name: t.adminSuspend(), exact: true }).click();
    const suspension = page.getByRole("dialog", { name: t.adminSuspendTitle() });
    await suspension.getByRole("textbox").first().fill("The cars were not yours.");
    await expectAccessible(page);
    await suspension.getByRole("button", { name: t.adminSuspend(), exact: true }).click();
    await expect(toastOf(page, t)).toContainText(t.adminUserUpdated());
    expect((await seller.request.get("/api/auth/me")).status()).toBe(401);
    await page.reload();
    await expect(page.getByText("The cars were not yours.")).toBeVisible();
  },
);

test("the admin dashboard is sound", async ({ page, at, language }) => {
  expect((await page.request.post("/api/auth/login", { data: demoAccount("admin") })).status()).toBe(200);
  for (const part of ["", "/users", "/listings", "/review", "/reports", "/messages", "/site", "/audit"])
    await expectSound(page, at(`/dashboard${part}`), language);
});
