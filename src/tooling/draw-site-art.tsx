// Draws public/art/*.svg (one per body type and the hero's, from src/demo/art, and the empty plate) and src/ui/art.ts with
// their addresses. Run it after changing the art.
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { BODY_TYPES, type BodyType } from "#src/features/cars/vocabulary.ts";
import { PlateBlank } from "#src/features/plates/card/plate.tsx";
import { EmptyBays } from "#src/features/cars/catalogue/empty-bays.tsx";
import { CarShape, silhouetteOf } from "#src/ui/car-silhouette.tsx";
import { NoPhotoScene } from "#src/ui/no-photo.tsx";
import { Breakdown, Scene } from "#src/ui/drawing-parts.tsx";

const from = join(import.meta.dir, "../demo/art");
const into = join(import.meta.dir, "../../public/art");

const files = (await readdir(from)).filter((name) => name.endsWith(".svg"));
const sheet = (await Promise.all(files.map((name) => Bun.file(join(from, name)).text()))).join("");
const parts = new Map(
  [...sheet.matchAll(/<(symbol|linearGradient|radialGradient) id="([\w-]+)"[\s\S]*?<\/\1>/g)].map(
    ([part, , id = ""]) => [id, part],
  ),
);

/** A drawing with everything it refers to, in order of dependency. */
function withNeeds(markup: string, seen = new Set<string>()): string {
  const needs = [...markup.matchAll(/(?:url\(#|href="#)([\w-]+)/g)].flatMap(([, id = ""]) => {
    const part = parts.get(id);
    if (!part || seen.has(id)) return [];
    seen.add(id);
    return [withNeeds(part, seen)];
  });
  return needs.join("") + markup;
}

const art: Record<string, string> = {};

async function save(name: string, viewBox: string, paint: string, markup: string): Promise<void> {
  const drawn = withNeeds(markup)
    .replaceAll(/var\(--paint,[^)]*\)/g, paint)
    .replaceAll(/var\(--ground,([^)]*)\)/g, "$1")
    .replaceAll(/\s*\n\s*/g, "");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${drawn}</svg>\n`;
  const file = `${name}-${Bun.hash(svg).toString(36).slice(0, 8)}.svg`;
  art[name] = `/art/${file}`;
  await Bun.write(join(into, file), svg);
}

await rm(into, { recursive: true, force: true });
await mkdir(into, { recursive: true });
const PAINTS: Record<BodyType, string> = {
  Sedan: "#8B969A",
  SUV: "#2F5D4A",
  Hatchback: "#3B6C97",
  Coupe: "#7A1F1B",
  Convertible: "#A8322A",
  Wagon: "#6B7A80",
  Pickup: "#B08A4A",
  Van: "#C9CDCE",
};
for (const type of BODY_TYPES) {
  const body = type.toLowerCase();
  await save(body, "-14 14 368 130", PAINTS[type], `<use href="#car-${body}" width="340" height="140"/>`);
}

const arch = "M96 400V146C96 92 150 58 280 4C410 58 464 92 464 146V400";
await save(
  "hero",
  "0 0 560 330",
  "#1F6667",
  `<clipPath id="arch"><path d="${arch}Z"/></clipPath>
  <g clip-path="url(#arch)"><path d="M60 240H500V400H60Z" fill="#D0A67C"/><use href="#scene-rum" x="66" y="-20" width="428" height="321"/></g>
  <path d="${arch}" fill="none" stroke="#C39A68" stroke-width="3"/>
  <use href="#car-suv" x="44" y="84" width="472" height="194.4"/>`,
);

const markup = (drawing: ReactNode) => renderToStaticMarkup(<svg>{drawing}</svg>).slice(5, -6);
await save(
  "bodies",
  "0 0 170 70",
  "",
  markup(BODY_TYPES.map((body) => <CarShape key={body} id={body} {...silhouetteOf(body)} />)),
);
await save(
  "no-cars",
  "0 0 240 160",
  "",
  markup(
    <Scene id="scene">
      <EmptyBays />
    </Scene>,
  ),
);
await save(
  "failed",
  "0 0 240 160",
  "",
  markup(
    <Scene id="scene">
      <Breakdown />
    </Scene>,
  ),
);
await save("no-photo", "0 0 400 300", "", markup(<NoPhotoScene id="scene" />));
await save("plate", "0 0 520 110", "", markup(<PlateBlank />));

await Bun.write(
  join(import.meta.dir, "../ui/art.ts"),
  `/** Made by tooling/draw-site-art.tsx: names with a hash of the content, which browsers keep for a year. */
export const ART = ${JSON.stringify(art, null, 2)
    .replaceAll(/"(\w+)":/g, "$1:")
    .replace(/"\n}/, '",\n}')};
`,
);
