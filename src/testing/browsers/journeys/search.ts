import { DESKTOP, type Page, PHONE } from "../page.ts";

const HEADING = "h1";

async function carsFound(page: Page, query: string): Promise<number> {
  const answer = await fetch(`${page.origin}/api/cars?pageSize=1&${query}`);
  return Number(answer.headers.get("x-total-count"));
}

const seeFound = async (page: Page, query: string) =>
  void (await page.see({ css: HEADING, text: page.t.searchFound(await carsFound(page, query)) }));

export async function filters(page: Page): Promise<void> {
  await page.open("/search", PHONE);
  await page.wake("search");
  await page.press({ css: "button[commandfor=filters]" });
  await page.seeFields("#filters[open]");
  await page.choose("#filters select[name=make]", "Hyundai");
  await page.untilAt("/search?make=Hyundai");
  await page.press({ css: "#filters input[name=fuelType][value=Hybrid]" });
  await page.untilAt("/search?make=Hyundai&fuelType=Hybrid");
  await page.press({ css: "#filters .dialog-foot button[type=submit]" });
  await page.unsee("#filters");
  await seeFound(page, "make=Hyundai&fuelType=Hybrid");
  await page.back();
  await page.untilAt("/search?make=Hyundai");
  await seeFound(page, "make=Hyundai");
}

export async function suggestions(page: Page): Promise<void> {
  const words = "input[name=q]";
  const offer = "[role=listbox] [role=option]";
  await page.open("/search", PHONE);
  await page.wake("search");
  await page.type(words, "toy");
  await page.see({ css: offer, text: page.t.makeLabel("Toyota") });
  await page.keys("ArrowDown", "Enter");
  await seeFound(page, "make=Toyota");
  await page.type(words, "ه");
  await page.press({ css: offer });
  await page.unsee(offer);
  await page.see({ css: HEADING });
}

export async function heartsAndBack(page: Page): Promise<void> {
  const heart = ".card-heart[aria-pressed=true]";
  await page.open("/search", PHONE);
  await page.press({ css: ".card-heart[aria-pressed=false]" });
  await page.see({ css: heart });
  await page.press({ css: "article h2 a, article h3 a", index: 1 });
  await page.see({ css: "#contact :is(a, button)" });
  await page.back();
  await page.untilAt("/search");
  await page.see({ css: heart });
  await page.press({ css: "header a[data-favorites]:not([data-favorites=''])" });
  await page.untilAt("/favorites");
  await page.see({ css: "article .card-heart" });
}

export async function compare(page: Page): Promise<void> {
  await page.open("/search?make=Toyota", PHONE);
  for (const index of [0, 1]) {
    await page.press({ css: ".card-scale", index });
    await page.see({ css: ".tray [data-compared]", index });
  }
  await page.seeEach(".tray > div > :is(a, button)");
  await page.press({ css: ".tray a", text: page.t.compareNow(2) });
  await page.see({ css: HEADING, text: page.t.compareTitle(2) });
  await page.press({ css: "input[type=checkbox]" });
  await page.see({ css: "tr", text: page.t.carMileage() });
}

export async function plates(page: Page): Promise<void> {
  const pattern = "input[name=pattern]";
  const has = (value: string) =>
    page.untilTrue(
      `the pattern is ${value}`,
      (css, value) => document.querySelector<HTMLInputElement>(css)?.value === value,
      pattern,
      value,
    );
  await page.open("/number-plates", PHONE);
  await page.wake("plates");
  await expectWordsInLines(page);
  await page.press({ css: "a.digits-link", text: "4" });
  await has("????");
  const { x, y } = await page.see({ css: pattern });
  const width = await page.run(
    (css) => document.querySelector(css)?.getBoundingClientRect().width ?? 0,
    pattern,
  );
  // The second cell: the plate is 520 wide, and its cells begin at 206.
  await page.pressAt(Math.round(x - width / 2 + (width * 310) / 520), Math.round(y));
  await page.keys("7");
  await has("?7??");
  await page.keys("٧");
  await has("?77?");
  await page.keys("Backspace");
  await has("?7??");
  await page.untilTrue("all plates match", () => {
    const labels = [...document.querySelectorAll("article [role=img]")].map((it) => it.ariaLabel ?? "");
    return labels.length > 0 && labels.every((label) => /\b\d7\d\d$/.test(label));
  });
  await page.press({ css: "summary", text: page.t.searchFilters() });
  await page.seeFields("#plates-form details");
  await page.open("/number-plates", DESKTOP);
  await page.wake("plates");
  await expectWordsInLines(page);
}

/** The empty plate has two words, each in a line of its own. */
const expectWordsInLines = (page: Page): Promise<void> =>
  page.untilTrue("the plate's words are in lines", () => {
    const texts = document.querySelectorAll<SVGTextContentElement>(".pattern-plate svg :is(text, tspan)");
    const lines = [...texts]
      .filter((it) => it.children.length === 0)
      .map((word) => {
        const letters = Array.from({ length: word.getNumberOfChars() }, (_, i) => word.getExtentOfChar(i).y);
        return new Set(letters);
      });
    return (
      lines.length === 2 &&
      lines.every(({ size }) => size === 1) &&
      new Set(lines.flatMap((it) => [...it])).size === 2
    );
  });
