// Draws home screen icons into public/ from public/icon.svg. Run it after changing that file.
import { join } from "node:path";
import { launchChromium } from "./chromium.ts";
import { ROOT } from "./root.ts";

const GROUND = "#0B5D5E";
const mark = await Bun.file(join(ROOT, "public/icon.svg")).text();

/** Leaves a margin, because phones crop the background to their own shape. */
const onGround = (part: number) =>
  `<div style="background:${GROUND};height:100%;display:grid;place-items:center">${mark.replace("<svg ", `<svg style="width:${part * 100}%" `)}</div>`;

const ICONS = [
  { file: "icon-192", size: 192, body: mark },
  { file: "icon-512", size: 512, body: mark },
  { file: "icon-maskable-192", size: 192, body: onGround(0.68) },
  { file: "icon-maskable-512", size: 512, body: onGround(0.68) },
  { file: "apple-touch-icon", size: 180, body: onGround(0.76) },
];

const browser = await launchChromium();
const page = await browser.newPage();
for (const { file, size, body } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>html,body{margin:0;height:100%;background:none}svg{display:block}</style>${body}`,
  );
  const drawn = await page.screenshot({ omitBackground: true });
  const packed = await new Bun.Image(drawn).png({ compressionLevel: 9, palette: true }).bytes();
  const bytes = packed.length < drawn.length ? packed : drawn;
  await Bun.write(join(ROOT, `public/${file}.png`), bytes);
  console.log(`${file}.png ${bytes.length} bytes`);
}

// Old browsers, feed readers and robots ask for this address. The file is a directory of one entry, then a PNG.
const FAVICON_PX = 48;
const icon = await Bun.file(join(ROOT, "public/icon-192.png")).bytes();
const small = await new Bun.Image(icon).resize(FAVICON_PX, FAVICON_PX).png({ palette: true }).bytes();
const head = new DataView(new ArrayBuffer(22));
[0, 1, 1].forEach((part, i) => head.setUint16(i * 2, part, true));
head.setUint8(6, FAVICON_PX);
head.setUint8(7, FAVICON_PX);
head.setUint16(10, 1, true);
head.setUint16(12, 32, true);
head.setUint32(14, small.length, true);
head.setUint32(18, head.byteLength, true);
await Bun.write(join(ROOT, "public/favicon.ico"), Buffer.concat([new Uint8Array(head.buffer), small]));
await browser.close();
