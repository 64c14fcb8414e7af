import { dirname, join } from "node:path";
import type { BunPlugin } from "bun";
import * as react from "react";
import * as reactDom from "react-dom";
import type { Bundler } from "./client-build.ts";
import { ROOT } from "./root.ts";

const CLIENT = join(ROOT, "src/client");
const FRAME = join(CLIENT, "hydrate.tsx");
/** Each a script of its own, since not every island needs it; all of them exist once a page. */
const COMMON = ["api.ts", "query-client.ts", "use-query.ts", "use-mutation.ts", "atoms.ts", "toast.ts"].map(
  (file) => join(CLIENT, file),
);
const REACT = /^react(-dom(\/client)?|\/jsx-runtime)?$/;

const namesOf = (module: object) => Object.keys(module).filter((name) => /^[A-Za-z_]\w*$/.test(name));

// One script for React in all its parts and what wakes an island with it: no page needs one without the others.
const ownOf = (module: object) => namesOf(module).filter((name) => !(name in react) && name !== "default");
const EXPORTS = `
export { hydrate } from ${JSON.stringify(FRAME)};
export { ${namesOf(react).join(", ")} } from "react";
export { ${ownOf(reactDom).join(", ")} } from "react-dom";
export { createRoot, hydrateRoot } from "react-dom/client";
export { jsx, jsxs } from "react/jsx-runtime";
`;

export interface Frame {
  /** Makes a bundle import the frame's scripts instead of holding their code. */
  plugin: BunPlugin;
  /** The given addresses of scripts and what these import, the frame's own always. */
  closure(imports: string[]): string[];
}

/** Bundles what islands share. */
export async function buildFrame(bundle: Bundler): Promise<Frame> {
  const frame = join(CLIENT, "frame.made.ts");
  const virtual: BunPlugin = {
    name: "frame",
    setup(build) {
      build.onResolve({ filter: /frame\.made\.ts$/ }, () => ({ path: frame }));
      build.onLoad({ filter: /frame\.made\.ts$/ }, () => ({ contents: EXPORTS, loader: "ts" }));
    },
  };
  const { entry: frameUrl } = await bundle([frame], [virtual]);
  const react: BunPlugin = {
    name: "react",
    setup(build) {
      build.onResolve({ filter: REACT }, () => ({ path: frameUrl, external: true }));
    },
  };
  const { metafile, urlOf } = await bundle(COMMON, [react]);
  const outputs = Object.entries(metafile.outputs);
  const urlOfSource = (source: string) => {
    const made = outputs.find(([, { entryPoint }]) => entryPoint && join(ROOT, entryPoint) === source);
    if (!made) throw new Error(`The frame has no ${source}`);
    return urlOf(made[0]);
  };
  const urls = new Map(COMMON.map((source) => [source, urlOfSource(source)]));
  const importsOf = new Map(
    outputs.map(([path, { imports }]) => [
      urlOf(path),
      imports.flatMap((made) => (made.kind === "dynamic-import" ? [] : [urlOf(made.path)])),
    ]),
  );
  const add = (all: Set<string>, url: string): Set<string> => {
    if (all.has(url)) return all;
    all.add(url);
    for (const imported of importsOf.get(url) ?? []) add(all, imported);
    return all;
  };
  return {
    closure: (imports) => [
      ...[frameUrl, ...imports.filter((url) => importsOf.has(url))].reduce(add, new Set<string>()),
    ],
    plugin: {
      name: "outside",
      setup(build) {
        react.setup(build);
        build.onResolve(
          {
            filter:
              /\/(hydrate\.tsx|api\.ts|query-client\.ts|use-query\.ts|use-mutation\.ts|atoms\.ts|client\/toast\.ts)$/,
          },
          ({ path, importer }) => {
            const source = path.startsWith("#src/")
              ? join(ROOT, path.slice(1))
              : join(dirname(importer), path);
            const url = source === FRAME ? frameUrl : urls.get(source);
            return url ? { path: url, external: true } : undefined;
          },
        );
      },
    },
  };
}
