import { expect, test } from "bun:test";
import { join } from "node:path";
import { dependencies } from "../../package.json";
import { ROOT } from "./root.ts";
import { describeContents } from "./sbom.ts";

interface Bom {
  bomFormat: string;
  specVersion: string;
  components: {
    "bom-ref": string;
    name: string;
    version: string;
    purl: string;
    hashes?: { content: string }[];
  }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

const bom = (await describeContents()) as Bom;
const componentOf = (name: string) => bom.components.find((component) => component.name === name);

test("every production dependency is listed with its installed version", async () => {
  expect([bom.bomFormat, bom.specVersion]).toEqual(["CycloneDX", "1.6"]);
  for (const name of [...Object.keys(dependencies), "@fontsource-variable/readex-pro"]) {
    const { version } = (await Bun.file(join(ROOT, "node_modules", name, "package.json")).json()) as {
      version: string;
    };
    const purl = `pkg:npm/${name.replace("@", "%40")}@${version}`;
    expect(componentOf(name)).toMatchObject({ version, purl, "bom-ref": purl });
    expect(componentOf(name)?.hashes?.[0]?.content).toMatch(/^[0-9a-f]{128}$/);
  }
  expect(componentOf("bun")).toMatchObject({ version: Bun.version });
});

test("indirect dependencies are listed, development-only ones are not", () => {
  for (const name of ["scheduler", "@tanstack/query-core", "d3-array", "tdigest"])
    expect([name, componentOf(name) !== undefined]).toEqual([name, true]);
  for (const name of ["typescript", "@playwright/test", "oxlint", "fast-check"])
    expect(componentOf(name)).toBeUndefined();
});

test("references are unique and resolve to components", () => {
  const refs = bom.components.map((component) => component["bom-ref"]);
  expect(refs.toSorted()).toEqual([...new Set(refs)].toSorted());
  const [root, ...others] = bom.dependencies;
  expect(others.map(({ ref }) => ref).filter((ref) => !refs.includes(ref))).toEqual([]);
  for (const { dependsOn } of bom.dependencies)
    expect(dependsOn.filter((ref) => !refs.includes(ref))).toEqual([]);
  expect(root?.dependsOn).toContain(componentOf("hono")?.purl ?? "");
});

test("every package imported by the server's code is listed", async () => {
  const transpiler = { ts: new Bun.Transpiler({ loader: "ts" }), tsx: new Bun.Transpiler({ loader: "tsx" }) };
  const missing = new Set<string>();
  for (const path of new Bun.Glob("src/**/*.{ts,tsx}").scanSync(ROOT)) {
    if (/\.(test|d)\.tsx?$|^src\/(testing|tooling)\/|^src\/ui\/(css|uno\.config)\.ts/.test(path)) continue;
    const text = await Bun.file(join(ROOT, path)).text();
    for (const { path: imported } of transpiler[path.endsWith("x") ? "tsx" : "ts"].scanImports(text)) {
      const [name] = /^(@[^/]+\/)?[^/]+/.exec(imported) ?? [""];
      if (!/^[.#]|^(node|bun):|^bun$/.test(imported) && !componentOf(name))
        missing.add(`${path}: ${imported}`);
    }
  }
  expect([...missing]).toEqual([]);
});
