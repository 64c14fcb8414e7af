import { expect, test } from "bun:test";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = join(import.meta.dir, "../../..");

/** The changes outside of its own folder that a new kind needs. */
const CHANGES: Record<string, [before: string, after: string][]> = {
  "src/features/listings/kinds.ts": [
    [
      "export const KINDS = {",
      `export const KINDS = {
  motorcycle: {
    path: "/motorcycles",
    searchPath: "/motorcycles",
    formPath: "/list-motorcycle",
    inquiryApi: "/api/motorcycle-inquiries",
    inquiryId: "motorcycleId",
    listName: "motorcycles",
    unknownMessage: "carNotFound",
    removedMessage: "carRemoved",
  },`,
    ],
  ],
  "src/app.ts": [
    ["registerKinds(carKind, plateKind);", "registerKinds(carKind, plateKind, motorcycleKind);"],
    ["import {", 'import { motorcycleKind } from "./features/motorcycles/kind.tsx";\nimport {'],
  ],
};

const JOURNEY = "src/features/motorcycles/journey.ts";

test("a third kind of listing changes at most three files outside of its folder", async () => {
  const copy = mkdtempSync(join(tmpdir(), "markaba-third-kind-"));
  try {
    for (const name of ["src", "migrations", "package.json", "tsconfig.json", "drizzle.config.ts"])
      cpSync(join(ROOT, name), join(copy, name), { recursive: true });
    symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"));
    cpSync(join(import.meta.dir, "motorcycles"), join(copy, "src/features/motorcycles"), { recursive: true });
    expect(Object.keys(CHANGES).length).toBeLessThanOrEqual(3);
    for (const [path, changes] of Object.entries(CHANGES)) {
      let text = await Bun.file(join(copy, path)).text();
      for (const [before, after] of changes) {
        expect(text).toContain(before);
        text = text.replace(before, after);
      }
      await Bun.write(join(copy, path), text);
    }
    const run = (...command: string[]) => Bun.spawnSync([process.execPath, ...command], { cwd: copy });
    const journey = run("test", `./${JOURNEY}`);
    expect(journey.stdout.toString() + journey.stderr.toString()).toContain("A motorcycle went everywhere");
    // Only the product, because most files are tests.
    const include = ["src/*.ts", "src/**/*.d.ts", "src/client", "src/features/**/*.island.tsx", JOURNEY];
    await Bun.write(join(copy, "product.json"), JSON.stringify({ extends: "./tsconfig.json", include }));
    const types = run("--bun", "node_modules/.bin/tsc", "--noEmit", "--checkers", "1", "-p", "product.json");
    expect(types.stdout.toString()).toBe("");
  } finally {
    rmSync(copy, { recursive: true });
  }
}, 600_000);
