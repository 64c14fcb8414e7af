import type { Page } from "@playwright/test";
import { goToStep, newCar, typeCar } from "./cars.ts";
import { expect, test, wake } from "./journey.ts";
import { signUp } from "./people.ts";

/** Translates the page as Chrome does: it replaces every text, also later ones, by an element with the translation. */
const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const wrap = (root: Node) => {
      const texts = document.createNodeIterator(root, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const parent = text.parentElement;
        if (!parent || parent.closest("font, script, style, textarea, select") || !text.nodeValue?.trim())
          continue;
        const [outer, inner] = [document.createElement("font"), document.createElement("font")];
        text.parentNode?.replaceChild(outer, text);
        inner.append(text.nodeValue);
        outer.append(inner);
      }
    };
    wrap(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) for (const node of [...addedNodes, target]) wrap(node);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });

const FORMS = [
  { path: "/login", island: "login-form", field: "email", submit: "loginSubmit" },
  { path: "/register", island: "register-form", field: "name", submit: "registerSubmit" },
  { path: "/newsletter", island: "newsletter", field: "email", submit: "newsletterSubmit" },
  { path: "/list-number-plate", island: "plate-form", field: "title", submit: "publishPlate" },
] as const;

for (const when of ["before", "after"] as const)
  test(`forms on a page translated ${when} it is used stay, with errors and what was typed @once`, async ({
    page,
    at,
    t,
    problems,
  }) => {
    const open = async (path: string, island: string) => {
      await page.goto(at(path));
      if (when === "before") await translate(page);
      await wake(page, island);
      if (when === "after") await translate(page);
    };
    for (const { path, island, field, submit } of FORMS)
      await test.step(path, async () => {
        if (path === "/list-number-plate") await signUp(page.request);
        await open(path, island);
        const form = page.locator(`[data-island=${island}] form`);
        const first = form.locator(`[name=${field}]`);
        const wrong = form.locator("[aria-invalid=true]");
        await first.fill("nobody");
        if (island === "newsletter") await form.getByRole("checkbox").check();
        await form.getByRole("button", { name: t[submit]() }).click();
        await expect(wrong.first()).toBeVisible();
        await expect(first).toHaveValue("nobody");
        await wrong.first().fill("another");
        await form.getByRole("button", { name: t[submit]() }).click();
        await expect(form).toBeVisible();
        await expect(page.getByText(t.islandFailed())).toHaveCount(0);
      });
    await test.step("/list-car", async () => {
      await open("/list-car", "car-form");
      const car = newCar();
      await typeCar(page, t, car);
      await goToStep(page, t, "review");
      await expect(page.locator("[name=description]")).toHaveValue(car.description);
      await expect(page.getByText(t.islandFailed())).toHaveCount(0);
    });
    expect(problems.splice(0).filter((problem) => !/Minified React error #418/.test(problem))).toEqual([]);
  });

test("after an error a form is as the server drew it, with what was typed, and works without scripts @once", async ({
  page,
  at,
  t,
  visit,
  problems,
}) => {
  const person = await signUp((await visit()).request);
  await page.goto(at("/login"));
  await wake(page, "login-form");
  const [email, password] = [page.locator("[name=email]"), page.locator("[name=password]")];
  await email.fill(person.email);
  await page.evaluate(() => {
    // React's next two changes of the page fail.
    const { appendChild, insertBefore } = Node.prototype;
    let failures = 0;
    const failing = (change: (this: Node, ...nodes: never[]) => Node) =>
      function (this: Node, ...nodes: never[]): Node {
        if (!this.isConnected || this === document.head) return change.apply(this, nodes);
        if (++failures === 2) Object.assign(Node.prototype, { appendChild, insertBefore });
        throw new DOMException("The node is not a child of this node.", "NotFoundError");
      };
    Object.assign(Node.prototype, { appendChild: failing(appendChild), insertBefore: failing(insertBefore) });
  });
  await page.getByRole("button", { name: t.loginSubmit() }).click();
  await expect(page.getByRole("alert").filter({ hasText: t.islandFailed() })).toBeVisible();
  await expect(page.getByRole("button", { name: t.loadAgain() })).toBeVisible();
  await expect(email).toHaveValue(person.email);
  await password.fill(person.password);
  await page.getByRole("button", { name: t.loginSubmit() }).click();
  await expect(page).toHaveURL(at("/"));
  await expect(page.getByRole("button", { name: t.accountMenu() })).toBeVisible();
  expect(problems.splice(0)).not.toEqual([]);
});
