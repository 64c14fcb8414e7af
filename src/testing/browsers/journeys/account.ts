import { demoAccount } from "#src/demo/story-people.ts";
import { newPerson } from "#src/testing/e2e/people.ts";
import { DESKTOP, type Page, PHONE } from "../page.ts";

export async function login(page: Page): Promise<void> {
  const { email, password } = demoAccount("buyer");
  await page.open("/saved-searches", PHONE);
  await page.wake("login-form");
  await page.seeFields("main form");
  await page.type("[name=email]", email);
  await page.type("[name=password]", "not the password");
  await page.press({ css: "main form [type=submit]" });
  await page.see({ css: "[role=alert]", text: page.t.loginWrong() });
  await page.type("[name=password]", password);
  await page.press({ css: "main form [type=submit]" });
  await page.untilAt("/saved-searches");
}

export async function register(page: Page): Promise<void> {
  const { t } = page;
  const person = newPerson();
  await page.open(`/register?next=${page.at("/dashboard")}`, PHONE);
  await page.wake("register-form");
  await page.seeFields("main form");
  await page.type("[name=name]", person.name);
  await page.type("[name=email]", "samar at example");
  await page.type("[name=password]", "short");
  await page.press({ css: "main form [type=submit]" });
  for (const text of [t.emailInvalid(), t.passwordTooShort()])
    await page.see({ css: "main form p, main form span", text });
  await page.type("[name=email]", person.email);
  await page.type("[name=phone]", person.phone);
  await page.choose("[name=location]", "Irbid");
  await page.type("[name=password]", person.password);
  await page.type("[name=confirmPassword]", person.password);
  for (const name of ["terms", "privacy"]) await page.press({ css: `[name=${name}]` });
  await page.press({ css: "main form [type=submit]" });
  await page.see({ css: "h1", text: t.dashboardWelcome(person.name) });
}

/** The menus and the drawer of a guest and of a member. */
export async function menus(page: Page): Promise<void> {
  await page.open("/help", DESKTOP);
  await page.unsee("[popover], dialog");
  await page.press({ css: "[popovertarget=theme-menu]" });
  await page.seeEach("#theme-menu :is(legend, button)");
  await expectInside(page, "#theme-menu");
  await page.press({ css: "#theme-menu [value=dark]" });
  await page.untilTrue("the dark theme", () => document.documentElement.dataset.theme === "dark");
  await page.signIn("buyer");
  await page.open("/help", DESKTOP);
  await page.unsee("[popover], dialog");
  await page.press({ css: "[popovertarget=user-menu]" });
  await page.seeEach("#user-menu :is(p, a, button)");
  await page.keys("Escape");
  await page.unsee("#user-menu");

  await page.open("/help", PHONE);
  await page.unsee("[popover], dialog");
  await page.press({ css: "[commandfor=drawer][command=show-modal]" });
  await page.seeEach("#drawer[open] :is(h2, a, button)");
  await page.press({ css: "#drawer .theme-tile[value=system]" });
  await page.untilTrue("the system's theme", () => document.documentElement.dataset.theme === undefined);
  await page.press({ css: "[popovertarget=user-menu]" });
  await page.press({ css: "#user-menu form button" });
  await page.see({ css: "[commandfor=drawer][command=show-modal]" });
  await page.unsee("[popovertarget=user-menu]");
}

/** No part of a menu sticks out of it. */
const expectInside = (page: Page, css: string): Promise<void> =>
  page.until(`${css} holds its parts`, () =>
    page.run((css) => {
      const menu = document.querySelector(css);
      if (!menu) return "there is none";
      const { top, bottom } = menu.getBoundingClientRect();
      const { borderTopWidth } = getComputedStyle(menu);
      const out = [...menu.children].find((it) => {
        const box = it.getBoundingClientRect();
        return box.top < top + Number.parseFloat(borderTopWidth) - 0.5 || box.bottom > bottom + 0.5;
      });
      return out ? `${out.outerHTML.slice(0, 120)} sticks out` : null;
    }, css),
  );

export async function savedSearch(page: Page): Promise<void> {
  const sheet = "#save-search-sheet";
  await page.signIn("buyer");
  // Other browsers save theirs as the same person.
  await page.open(`/search?make=Kia&maxPrice=${20_000 + Math.floor(Math.random() * 1e6)}`, PHONE);
  await page.press({ css: "a[href*='/saved-searches/new?']" });
  await page.seeFields(`${sheet}[open]`);
  const name = `Kia ${crypto.randomUUID().slice(0, 8)}`;
  await page.type(`${sheet} [name=name]`, name);
  await page.press({ css: `${sheet} .dialog-foot [type=submit]` });
  await page.see({ css: ".toast", text: page.t.savedSearchDone() });
  await page.unsee(sheet);
  await page.open("/saved-searches");
  await page.see({ css: "h2", text: name });
}

export async function admin(page: Page): Promise<void> {
  await page.open("/help", DESKTOP);
  const [car] = (await (await fetch(`${page.origin}/api/cars?make=Kia`)).json()) as {
    id: string;
    title: string;
  }[];
  await page.api("POST", "/api/reports", { listingId: car?.id, reason: "scam" });
  await page.signIn("admin");
  await page.open("/dashboard/review");
  await page.untilTrue(
    "wake",
    () => document.querySelector("[data-island=admin-review]")?.hasAttribute("data-awake") ?? false,
  );
  await page.press({ css: "article button", text: page.t.reviewReject() });
  await page.seeFields("#verdict[open]");
  await page.untilTrue(
    "the focus is in the dialog",
    () => document.activeElement?.closest("#verdict") !== null,
  );
  await page.press({ css: "#verdict [name=reason][value=photos]" });
  await page.type("#verdict [name=note]", "The photos show another car.");
  await page.press({ css: "#verdict [type=submit]" });
  await page.see({ css: ".toast", text: page.t.reviewRejected() });
  await page.unsee("#verdict");
}
