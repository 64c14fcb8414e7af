import { expect, test } from "bun:test";
import { tightened } from "./tighten.ts";

const THEME = ":root, :host { --spacing: 0.25rem; --radius-card: 16px; }";

test("constants of the theme stand as their values, multiples of the spacing as lengths", () => {
  expect(tightened(`${THEME}.a{border-radius:var(--radius-card);padding:calc(var(--spacing) * -2.5);}`)).toBe(
    ".a{border-radius:16px;padding:-.625rem}",
  );
});

test("a zero keeps its unit where a calculation needs one", () => {
  expect(
    tightened(`${THEME}.a{margin:calc(var(--spacing) * 0);top:calc(100% - calc(var(--spacing) * 0));}`),
  ).toBe(".a{margin:0;top:calc(100% - 0rem)}");
  expect(tightened(".a{top:max(0px,1rem);left:0px !important;}")).toBe(
    ".a{top:max(0px,1rem);left:0px!important}",
  );
});

const registered = (name: string, initial = "") => `@property ${name}{syntax:"*";inherits:false;${initial}}`;

test("a registered property that no rule sets is its initial value, else what was written for it", () => {
  const set = registered("--un-set", "initial-value:1;");
  const never = registered("--un-never", "initial-value:0 0 #0000;") + registered("--un-none");
  const rules = ".a{--un-set:2;}.b{box-shadow:inset var(--un-never), var(--un-set);filter:var(--un-none,);}";
  expect(tightened(set + never + rules)).toBe(
    `${set.replace(";}", "}")}.a{--un-set:2}.b{box-shadow:inset 0 0 #0000,var(--un-set);filter:}`,
  );
});

test("what a rule sets for itself stands as its value, without the empty shadows before it", () => {
  const rule = ".a{--un-s:0 1px rgb(0 0 0/.2)!important;box-shadow:0 0 #0000, var(--un-s)!important;}";
  expect(tightened(registered("--un-s") + rule)).toBe(".a{box-shadow:0 1px rgb(0 0 0/.2)!important}");
  expect(tightened(".a{color:var(--un-c,rgb(0 0 0 / .2));}")).toBe(".a{color:rgb(0 0 0 / .2)}");
});

test("colours are said once, widths as ranges", () => {
  const again =
    "@supports (color: color-mix(in lab, red, red)){.a{color:#fff;}@media(scripting:none){.b{color:#fff;}}}";
  expect(tightened(`${again}.c{color:red;}`)).toBe(".c{color:red}");
  const wide = "@media (min-width: 64rem){.a{top:1px;}}@media (max-width: calc(40rem - 0.1px)){.b{top:1px;}}";
  expect(tightened(wide)).toBe("@media (width>=64rem){.a{top:1px}}@media (width<40rem){.b{top:1px}}");
});

test("what nobody reads is not written", () => {
  expect(tightened(`${registered("--un-w")}.a{--un-w:700;font-weight:700;}`)).toBe(".a{font-weight:700}");
});

test("an opaque mixture is its colour, others stay", () => {
  const opacity = registered("--un-o", "initial-value:100%;");
  expect(tightened(`${opacity}.a{color:color-mix(in oklab, var(--ink) var(--un-o), transparent);}`)).toBe(
    ".a{color:var(--ink)}",
  );
  const half = ".a{color:color-mix(in oklab,#fff 50%,transparent)}";
  expect(tightened(half)).toBe(half);
});
