/** Draws src/demo/art into src/demo/pictures.tar. Run with `bun src/tooling/draw-demo-pictures.ts`. */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Scene, Shape, Shot, Trim } from "#src/demo/picture-plan.ts";
import { PAINTS, shots } from "#src/demo/picture-plan.ts";
import { launchChromium } from "./chromium.ts";

const demoFolder = join(import.meta.dir, "../demo");
const size = { width: 1280, height: 960 };
const WEBP_QUALITY = 60;

const trims: Record<Trim, string> = { black: "#34302D", beige: "#C3A67C", grey: "#777C80" };
const groundLight: Record<Scene, string> = {
  rum: "#E4BF94",
  stone: "#B8AC9B",
  hills: "#B9B1A3",
  jabal: "#A79D90",
  aqaba: "#DCCDB3",
  court: "#D5CCBD",
  dusk: "#4A4650",
};
/** Where the charging cable is plugged in, in the car's own 340 × 140 box. */
const chargePort: Partial<Record<Shape, readonly [number, number]>> = {
  sedan: [284, 80],
  suv: [276, 74],
  hatchback: [282, 82],
};

const scenery = (scene: Scene) => `<use href="#scene-${scene}" width="400" height="300"/>`;
const carAt = (symbol: string) => `<use href="#${symbol}" x="30" y="116" width="340" height="140"/>`;

function drawCar({ shape, scene, angle }: Extract<Shot, { kind: "car" }>) {
  if (scene === "dusk")
    return frame(
      "16 24 368 276",
      `${scenery(scene)}<g filter="url(#night)">${carAt(`car-${shape}`)}</g>${carAt(`lights-${shape}`)}`,
    );
  const car = carAt(`car-${shape}`);
  if (angle === "nose") return frame("24 126 180 135", scenery(scene) + car);
  if (angle === "charge") return frame("176 94 216 162", scenery(scene) + car + chargingCable(shape));
  const turned = angle === "right" ? `<g transform="matrix(-1 0 0 1 400 0)">${car}</g>` : car;
  return frame("16 24 368 276", scenery(scene) + turned);
}

function chargingCable(shape: Shape) {
  const [x, y] = chargePort[shape] ?? [280, 80];
  const [portX, portY] = [x + 30, y + 116];
  return `<use href="#charger" x="350" y="132" width="42" height="118"/>
    <path d="M371 206C364 246 ${portX + 24} 252 ${portX + 10} ${portY + 6}" fill="none" stroke="#1d1e1f" stroke-width="3.4" stroke-linecap="round"/>
    <path d="M${portX - 3} ${portY - 5}L${portX + 8} ${portY - 1}L${portX + 13} ${portY + 9}L${portX + 7} ${portY + 10}L${portX - 5} ${portY + 4}Z" fill="#2A2B2C" stroke="#0f1010"/>
    <circle cx="${portX - 1}" cy="${portY}" r="2" fill="#6FE0C4"/>`;
}

function draw(shot: Shot) {
  if (shot.kind === "car") return drawCar(shot);
  if (shot.kind === "part")
    return frame("0 0 400 300", `<use href="#${shot.part}" width="400" height="300"/>`);
  const face = `<use href="#${shot.face}-${shot.end}" x="66.8" y="36" width="266.4" height="222"/>`;
  return frame("16 24 368 276", scenery(shot.scene) + face);
}

const frame = (viewBox: string, content: string) =>
  `<svg viewBox="${viewBox}" width="${size.width}" height="${size.height}">${content}</svg>`;

function tints(shot: Shot) {
  const paint = "paint" in shot && shot.paint ? PAINTS[shot.paint] : PAINTS.silver;
  const trim = trims[(shot.kind === "part" && shot.trim) || "black"];
  const ground = shot.kind === "part" ? groundLight.stone : groundLight[shot.scene];
  return `--paint:${paint};--trim:${trim};--ground:${ground}`;
}

async function artSheet() {
  const folder = join(demoFolder, "art");
  const names = (await readdir(folder)).filter((name) => name.endsWith(".svg")).toSorted();
  const files = await Promise.all(names.map((name) => Bun.file(join(folder, name)).text()));
  const symbols = files.map((svg) => svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, "")).join("");
  return `<!doctype html><style>body{margin:0}svg{display:block}</style>
    <svg width="0" height="0" style="position:absolute">${symbols}</svg><main></main>`;
}

const browser = await launchChromium();
const page = await browser.newPage({ viewport: size });
await page.setContent(await artSheet());
const cdp = await page.context().newCDPSession(page);

const pictures: Record<string, Buffer> = {};
for (const [name, shot] of shots) {
  await page.evaluate(
    ([style, svg]) => {
      document.documentElement.setAttribute("style", style);
      document.querySelector("main")?.setHTMLUnsafe(svg);
    },
    [tints(shot), draw(shot)] as const,
  );
  const { data } = await cdp.send("Page.captureScreenshot", { format: "webp", quality: WEBP_QUALITY });
  pictures[name] = Buffer.from(data, "base64");
}
await browser.close();
const bytes = await Bun.write(join(demoFolder, "pictures.tar"), new Bun.Archive(pictures));
console.log(`${shots.size} pictures, ${Math.round(bytes / 1024)} kB`);
