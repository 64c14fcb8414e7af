import { demoAccount } from "#src/demo/story-people.ts";
import type { Language } from "#src/i18n/language.ts";
import { type Messages, messagesOf } from "#src/i18n/t.ts";
import type { Driver, Size } from "./driver.ts";
import { look, type Sight, type Spot } from "./seen.ts";

export const PHONE: Size = { width: 390, height: 844 };
export const DESKTOP: Size = { width: 1280, height: 720 };
const PATIENCE_MS = 20_000;
const PAUSE_MS = 30;
const MOST_TABS = 90;
/** What a person can change or press in a form. */
const FIELDS = ":is(input, select, textarea, button, summary):not([type=hidden], [tabindex='-1'], :disabled)";

/** A page of the site in some browser, used as a person would use it. */
export class Page {
  readonly t: Messages;

  constructor(
    private readonly driver: Driver,
    readonly origin: string,
    readonly language: Language,
  ) {
    this.t = messagesOf[language];
  }

  at = (path: string): string => (this.language === "en" ? path : path === "/" ? "/ar" : `/ar${path}`);

  async open(path: string, size?: Size): Promise<void> {
    if (size) await this.driver.resize(size);
    await this.run(() => (document.documentElement.dataset.left = ""));
    await this.driver.open(this.origin + this.at(path));
    // WebKit sometimes answers while it still shows the page before.
    await this.untilTrue(
      `open ${path}`,
      () => document.readyState === "complete" && document.documentElement.dataset.left === undefined,
    );
  }

  resize = (size: Size): Promise<void> => this.driver.resize(size);

  back = (): Promise<void> => this.driver.back();

  /** Calls a function in the page. It gets what it needs as arguments. */
  async run<Result, Args extends unknown[]>(
    call: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const given = args.map((value) => JSON.stringify(value)).join(", ");
    const text = await this.driver.evaluate(
      `(async () => JSON.stringify({ result: await (${call})(${given}) }))()`,
    );
    return (JSON.parse(text) as { result: Awaited<Result> }).result;
  }

  /** Repeats a check until it returns no problem. */
  async until(step: string, problemOf: () => Promise<string | null>): Promise<void> {
    const end = performance.now() + PATIENCE_MS;
    for (;;) {
      // A page that is just being left runs nothing.
      const problem = await problemOf().catch((error: Error) => error.message);
      if (problem === null) return;
      if (performance.now() > end) throw new Error(`${step}: ${problem}`);
      await Bun.sleep(PAUSE_MS);
    }
  }

  /** Waits for an expression of the page to be true. */
  untilTrue = <Args extends unknown[]>(
    step: string,
    check: (...args: Args) => boolean | Promise<boolean>,
    ...args: Args
  ) => this.until(step, async () => ((await this.run(check, ...args)) ? null : "it is not"));

  /** The element once a person can see it. */
  async see(spot: Spot): Promise<Sight> {
    let sight: Sight | undefined;
    await this.until(`see ${written(spot)}`, async () => {
      sight = await this.run(look, spot);
      return sight.problem;
    });
    if (!sight) throw new Error("Unreachable");
    return sight;
  }

  /** Sees each of the elements, of which there must be one. */
  async seeEach(css: string): Promise<void> {
    let { count } = await this.see({ css });
    for (let index = 1; index < count; index++) ({ count } = await this.see({ css, index }));
  }

  seeFields = (within: string): Promise<void> => this.seeEach(`${within} ${FIELDS}`);

  unsee = (css: string): Promise<void> =>
    this.until(`no longer see ${css}`, async () => {
      const { count } = await this.run(look, { css });
      return count === 0 ? null : `there are ${count}`;
    });

  async press(spot: Spot): Promise<void> {
    const { x, y } = await this.see(spot);
    await this.driver.click(Math.round(x), Math.round(y));
  }

  pressAt = (x: number, y: number): Promise<void> => this.driver.click(Math.round(x), Math.round(y));

  keys = (...keys: string[]): Promise<void> => this.driver.press(keys);

  /** Replaces the content of a field. */
  async type(css: string, text: string): Promise<void> {
    await this.until(`focus ${css}`, async () => {
      await this.press({ css });
      return (await this.run(look, { css })).isFocused ? null : "it has no focus";
    });
    await this.typeHere(css, text);
  }

  async typeHere(css: string, text: string): Promise<void> {
    await this.run(() => (document.activeElement as HTMLInputElement).select());
    await this.keys(...text);
    await this.until(`type "${text}" in ${css}`, async () => {
      const { value } = await this.run(look, { css });
      return value === text ? null : `it has "${value}"`;
    });
  }

  /** Chooses in the browser's own list, which no protocol can press. */
  async choose(css: string, value: string): Promise<void> {
    await this.see({ css });
    await this.run(
      (css, value) => {
        const select = [...document.querySelectorAll<HTMLSelectElement>(css)].find((it) =>
          it.checkVisibility(),
        );
        if (!select) throw new Error(`No ${css}`);
        select.value = value;
        select.dispatchEvent(new Event("change", { bubbles: true }));
      },
      css,
      value,
    );
  }

  /** Presses Tab until the element has the focus. */
  async tabTo(css: string): Promise<void> {
    const isThere = () => this.run((css) => document.activeElement?.matches(css) ?? false, css);
    for (let tabs = 0; !(await isThere()); tabs++) {
      if (tabs === MOST_TABS) throw new Error(`${MOST_TABS} tabs do not lead to ${css}`);
      await this.keys("Tab");
    }
    await this.see({ css: `${css}:focus` });
  }

  /** Touches an island until it is hydrated. */
  wake = (island: string): Promise<void> =>
    this.untilTrue(
      `wake ${island}`,
      (island) => {
        const section = document.querySelector(`[data-island="${island}"]`);
        section?.dispatchEvent(new Event("pointerover"));
        return section?.hasAttribute("data-awake") ?? false;
      },
      island,
    );

  untilAt = (path: string): Promise<void> =>
    this.until(`get to ${path}`, async () => {
      const address = await this.run(() => location.pathname + location.search);
      return address === this.at(path) ? null : `it is ${address}`;
    });

  /** Calls the site's API with the page's session. */
  async api(method: string, path: string, body?: object): Promise<void> {
    const status = await this.run(
      async (method, path, body) => {
        const headers = { "Content-Type": "application/json" };
        return (await fetch(path, { method, headers, body: body && JSON.stringify(body) })).status;
      },
      method,
      path,
      body,
    );
    if (status >= 400) throw new Error(`${method} ${path}: ${status}`);
  }

  async signIn(demoUser: string): Promise<void> {
    await this.open("/help");
    await this.api("POST", "/api/auth/login", demoAccount(demoUser));
  }

  /** Repeated, because a page that is just being left has no storage. */
  forget = (): Promise<void> =>
    this.untilTrue("sign out", async () => {
      localStorage.clear();
      return (await fetch("/api/auth/logout", { method: "POST" })).status < 500;
    });

  upload = (css: string, paths: string[]): Promise<void> => this.driver.upload(css, paths);
}

const written = ({ css, text, index }: Spot) =>
  [css, text && `"${text}"`, index && `(${index + 1})`].filter(Boolean).join(" ");
