/** Renders src/demo/art into src/demo/pictures.tar. Run with `bun src/tooling/draw-demo-pictures.ts`. */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Scene, Shape, Shot, Trim } from "#src/demo/picture-plan.ts";
import { PAINTS, shots } from "#src/demo/picture-plan.ts";
import { launchChromium } from "./chromium.ts";

const demoFolder = join(import.meta.dir, "../demo");
// Larger pictures would double the time to fill the demo.
const size = { width: 960, height: 720 };
const WEBP_QUALITY = 72;

const trims: Record<Trim, string> = { black: "#34302D", beige: "#C3A67C", grey: "#777C80" };
const groundLight: Record<Scene, string> = {
  rum: "#E4BF94",
  stone: "#B8AC9B",
  hills: "#B9B1A3",
  jabal: "#A79D90",
  aqaba: "#DCCDB3",
  court: "#D5CCBD",
  dusk: "#4A4650",
  evening: "#8A6A58",
  garage: "#7C827C",
};
/** Where the charging cable is plugged in, in the car's own 340 × 140 box. */
const chargePort: Partial<Record<Shape, readonly [number, number]>> = {
  sedan: [284, 80],
  suv: [276, 74],
  hatchback: [282, 82],
  crossover: [279, 74],
  fastback: [287, 82],
};

const scenery = (scene: Scene) => `<use href="#scene-${scene}" width="400" height="300"/>`;
const carAt = (symbol: string) => `<use href="#${symbol}" x="30" y="116" width="340" height="140"/>`;

function drawCar({ shape, scene, angle }: Extract<Shot, { kind: "car" }>) {
  if (scene === "dusk")
    return frame(
      "16 24 368 276",
      `${scenery(scene)}<g filter="url(#night)">${carAt(`car-${shape}`)}</g>${carAt(`lights-${shape}`)}`,
    );
  const lit = scene === "evening" || scene === "garage" ? ` filter="url(#${scene})"` : "";
  const car = `<g${lit}>${carAt(`car-${shape}`)}</g>`;
  const spoilt = spoil(angle, shape);
  if (spoilt) return frame("16 24 368 276", spoilt(scenery(scene) + car));
  if (angle === "nose") return frame("24 126 180 135", scenery(scene) + car);
  if (angle === "charge") return frame("176 94 216 162", scenery(scene) + car + chargingCable(shape));
  const turned = angle === "right" ? `<g transform="matrix(-1 0 0 1 400 0)">${car}</g>` : car;
  return frame("16 24 368 276", scenery(scene) + turned);
}

/** Returns what makes a picture look odd to admins: dust, a scratch, or a finger in front of the lens. */
function spoil(angle: string, shape: Shape): ((picture: string) => string) | undefined {
  const onCar = (marks: string) =>
    `<g transform="translate(30 116)"><g clip-path="url(#${shape}-in)">${marks}</g></g>`;
  const spoilt: Record<string, (picture: string) => string> = {
    dusty: (picture) =>
      picture +
      onCar(
        `<path d="M0 0H340V140H0Z" fill="url(#dust)"/><path d="M0 30H340V140H0Z" filter="url(#specks)" opacity=".45"/>
        <g fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="2.6" stroke-linecap="round"><circle cx="214" cy="86" r="11"/><path d="M210 83V84M218 83V84M208.4 89C211 93 217 93 219.6 89"/></g>`,
      ),
    scratched: (picture) =>
      picture +
      onCar(
        `<ellipse cx="150" cy="92" rx="30" ry="12" fill="#000" opacity=".16"/><ellipse cx="146" cy="88" rx="22" ry="7" fill="#fff" opacity=".16"/>
        <g fill="none" stroke-linecap="round"><path d="M116 90L134 87L152 89L178 84L206 87L232 83" stroke="#F0ECE4" stroke-width="2"/><path d="M124 95L146 92L170 94L198 90" stroke="#DAD5CB" stroke-width="1.4"/><path d="M140 99L160 97L176 98" stroke="#DAD5CB" stroke-width="1"/><path d="M116 91.4L134 88.4L152 90.4L178 85.4L206 88.4L232 84.4" stroke="#3a1a16" stroke-opacity=".5" stroke-width=".9"/></g>`,
      ),
    phone: (picture) =>
      `<g filter="url(#poor-phone)"><path d="M0 0H400V300H0Z" fill="#2a2a2a"/><g transform="rotate(-7 200 150) translate(-64 -40) scale(1.3)">${picture}</g>
      <path d="M16 24H384V300H16Z" fill="#0d1014" opacity=".22"/>
      <path d="M384 226C352 232 330 254 326 300H384Z" fill="#B97F63"/><path d="M384 238C360 244 344 262 340 300H384Z" fill="#D39A7B" opacity=".7"/></g>
      <text x="250" y="284" font-family="monospace" font-size="13" font-weight="700" fill="#FFB44A" opacity=".9">0:42 04-17</text>`,
  };
  return spoilt[angle];
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
  const lit = shot.scene === "evening" || shot.scene === "garage" ? ` filter="url(#${shot.scene})"` : "";
  const face = `<use href="#${shot.face}-${shot.end}" x="66.8" y="36" width="266.4" height="222"${lit}/>`;
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
