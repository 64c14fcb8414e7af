import { afterAll, expect, test } from "bun:test";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { affectedTests, changedFiles, JOURNEYS_OF } from "./changed.ts";
import { readImports, reachedFrom } from "./import-graph.ts";
import { ROOT } from "./root.ts";

const graph = new Map([
  ["src/main.ts", ["src/app.ts", "src/cars.ts"]],
  ["src/app.ts", ["src/features/viewed/pages.ts"]],
  ["src/features/viewed/pages.ts", []],
  ["src/features/viewed/pages.test.ts", ["src/app.ts"]],
  ["src/shell.test.ts", ["src/app.ts"]],
  ["src/testing/e2e/viewed.e2e.ts", []],
  ["src/cars.ts", ["src/money.ts", "src/pages/help.md"]],
  ["src/money.ts", []],
  ["src/cars.test.ts", ["src/cars.ts", "src/testing/market.ts"]],
  ["src/money.test.ts", ["src/money.ts"]],
  ["src/files.test.ts", []],
  ["src/testing/market.ts", []],
  ["src/testing/e2e/home.e2e.ts", ["src/testing/e2e/server.ts"]],
  ["src/testing/e2e/kill.process.ts", []],
  ["src/testing/e2e/server.ts", []],
]);
const affectedBy = (...changed: string[]) =>
  affectedTests(changed, graph, (path) => path === "src/files.test.ts");
const JOURNEYS = [
  "src/testing/e2e/home.e2e.ts",
  "src/testing/e2e/kill.process.ts",
  "src/testing/e2e/viewed.e2e.ts",
];

test("tests run if they import a changed file directly or indirectly, or read files", () => {
  expect(affectedBy("src/testing/market.ts")).toEqual({
    unit: ["src/cars.test.ts", "src/files.test.ts"],
    journeys: [],
  });
  expect(affectedBy("src/money.test.ts").unit).toEqual(["src/files.test.ts", "src/money.test.ts"]);
  expect(affectedBy("README.md")).toEqual({ unit: ["src/files.test.ts"], journeys: [] });
});

test("a change in a feature runs its own tests and journeys, not all of the application", () => {
  expect(affectedBy("src/features/viewed/pages.ts")).toEqual({
    unit: ["src/features/viewed/pages.test.ts", "src/files.test.ts"],
    journeys: ["src/testing/e2e/viewed.e2e.ts"],
  });
});

test("every feature has journeys, which exist", () => {
  const features = new Bun.Glob("*/").scanSync({ cwd: join(ROOT, "src/features"), onlyFiles: false });
  expect(Object.keys(JOURNEYS_OF)).toEqual([...features].sort());
  const journeys = [...new Bun.Glob("*.{e2e,nojs,process}.ts").scanSync(join(ROOT, "src/testing/e2e"))];
  const names = new Set(journeys.map((name) => name.replace(/\..*/, "")));
  for (const name of Object.values(JOURNEYS_OF).flatMap((all) => all.split(" ")))
    expect([name, names.has(name)]).toEqual([name, true]);
});

test("journeys run when the program or the journey itself changed", () => {
  expect(affectedBy("src/money.ts").journeys).toEqual(JOURNEYS);
  expect(affectedBy("src/pages/help.md")).toEqual({
    unit: ["src/cars.test.ts", "src/files.test.ts"],
    journeys: JOURNEYS,
  });
  expect(affectedBy("src/testing/e2e/server.ts").journeys).toEqual(["src/testing/e2e/home.e2e.ts"]);
});

test("everything runs when packages, public files or migrations changed", () => {
  for (const path of ["bun.lock", "public/icon.svg", "migrations/sqlite/0001.sql"])
    expect(affectedBy(path)).toEqual({
      unit: [...graph.keys()].filter((path) => path.includes(".test.")).sort(),
      journeys: JOURNEYS,
    });
});

test("imports are followed across folders, through #t, import() and re-exports", async () => {
  const imports = await readImports();
  expect(imports.get("src/i18n/t.ts")).toContain("src/i18n/ar.ts");
  expect(imports.get("src/browser.ts")).toContain("src/features/favorites/hearts.ts");
  const reached = reachedFrom(["src/tooling/changed.test.ts"], imports);
  expect([...reached].toSorted()).toEqual([
    "src/tooling/changed.test.ts",
    "src/tooling/changed.ts",
    "src/tooling/import-graph.ts",
    "src/tooling/root.ts",
  ]);
});

const folder = mkdtempSync(join(tmpdir(), "changed-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("changed files are those of the branch, uncommitted ones and new ones", () => {
  const git = (...args: string[]) =>
    Bun.spawnSync(["git", "-c", "user.name=x", "-c", "user.email=x@example.com", ...args], { cwd: folder });
  const write = (name: string) => writeFileSync(join(folder, name), String(Math.random()));
  git("init", "--initial-branch=main");
  for (const name of ["same", "onBranch", "edited", ".gitignore"]) write(name);
  writeFileSync(join(folder, ".gitignore"), "ignored\n");
  git("add", "-A");
  git("commit", "-m", "first");
  write("edited");
  expect(changedFiles(folder)).toEqual(["edited"]);
  git("switch", "-c", "branch");
  write("onBranch");
  git("commit", "-m", "second", "onBranch");
  write("new");
  write("ignored");
  expect(changedFiles(folder).toSorted()).toEqual(["edited", "new", "onBranch"]);
});
