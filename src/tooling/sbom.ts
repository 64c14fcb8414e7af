import { existsSync } from "node:fs";
import { join } from "node:path";
import lock from "../../bun.lock";
import { dependencies, license, name, version } from "../../package.json";
import { ROOT } from "./root.ts";

/** Development packages with files that are built in: the font and the icons. */
const EMBEDDED = ["@fontsource-variable/readex-pro", "@iconify-json/lucide"];

interface Needs {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  optionalPeers?: string[];
}

interface Installed {
  name: string;
  version: string;
  license?: string;
}

const packages = lock.packages as unknown as Record<string, [string, string, Needs, string]>;

/** A lockfile key is a path of package names: `parent/child` if the child is not the top-level version. */
const namesIn = (key: string): string[] => key.match(/(@[^/]+\/)?[^/]+/g) ?? [];

const folderOf = (key: string): string =>
  join(ROOT, ...namesIn(key).flatMap((name) => ["node_modules", name]));

function resolve(key: string, wanted: string): string | null {
  const names = namesIn(key);
  const places = names.map((_, i) => [...names.slice(0, names.length - i), wanted].join("/"));
  const found = [...places, wanted].find((place) => place in packages);
  return found && existsSync(folderOf(found)) ? found : null;
}

function needsOf(key: string): string[] {
  const {
    dependencies,
    optionalDependencies,
    peerDependencies,
    optionalPeers = [],
  } = packages[key]?.[2] ?? {};
  const peers = Object.keys(peerDependencies ?? {}).filter((peer) => !optionalPeers.includes(peer));
  const wanted = [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
  return wanted.flatMap((name) => resolve(key, name) ?? []);
}

function withNeeds(start: string[]): string[] {
  const found = new Set(start);
  for (const key of found) for (const needed of needsOf(key)) found.add(needed);
  return [...new Map([...found].toSorted().map((key) => [packages[key]?.[0], key])).values()];
}

const purlOf = ({ name, version }: Installed): string =>
  `pkg:npm/${name.replace("@", "%40")}@${encodeURIComponent(version)}`;

async function componentOf(key: string) {
  const found = (await Bun.file(join(folderOf(key), "package.json")).json()) as Installed;
  const integrity = packages[key]?.[3] ?? "";
  const hash = Buffer.from(integrity.replace("sha512-", ""), "base64").toString("hex");
  return {
    type: "library",
    "bom-ref": purlOf(found),
    name: found.name,
    version: found.version,
    purl: purlOf(found),
    hashes: [{ alg: "SHA-512", content: hash }],
    ...(found.license && { licenses: [{ expression: found.license }] }),
  };
}

/** Describes the executable's contents as CycloneDX 1.6 (https://cyclonedx.org/docs/1.6/json/). */
export async function describeContents(): Promise<object> {
  const direct = [...Object.keys(dependencies), ...EMBEDDED];
  const keys = withNeeds(direct);
  const components = new Map(
    await Promise.all(keys.map(async (key) => [key, await componentOf(key)] as const)),
  );
  const refsOf = (needed: string[]) => [...new Set(needed.flatMap((key) => components.get(key)?.purl ?? []))];
  const bun = { name: "bun", version: Bun.version };
  const root = `${name}@${version}`;
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: {
      component: { type: "application", "bom-ref": root, name, version, licenses: [{ expression: license }] },
    },
    components: [
      { type: "platform", "bom-ref": purlOf(bun), ...bun, purl: purlOf(bun) },
      ...components.values(),
    ],
    dependencies: [
      { ref: root, dependsOn: [purlOf(bun), ...refsOf(direct)] },
      ...[...components].map(([key, { purl }]) => ({ ref: purl, dependsOn: refsOf(needsOf(key)) })),
    ],
  };
}
