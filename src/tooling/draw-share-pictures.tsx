// Draws public/share.png, and the empty plate and its digits into src/features/plates/share, from which the server composes
// any plate. Run it after changing the plate's drawing.
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { OVERHANG, PLATE_AT, ROW, SCALE, SHARE } from "#src/features/plates/share/share-drawing.ts";
import { Mark } from "#src/ui/brand.tsx";
import { MosaicPattern } from "#src/ui/drawings.tsx";
import { CELL } from "#src/features/plates/card/plate-drawing.ts";
import { PlateBlank, PlateGlyph } from "#src/features/plates/card/plate.tsx";
import { PALETTE } from "#src/ui/tokens.ts";
import { launchChromium } from "./chromium.ts";
import { ROOT } from "./root.ts";

const colours = PALETTE.light;
const box = { position: "absolute" } as const;

const Panel = ({ children }: { children: ReactNode }) => (
  <div style={{ ...box, ...SHARE, background: colours["sand-2"], color: colours["sand-ink"] }}>
    <div style={{ ...box, inset: 0, opacity: 0.08 }}>
      <MosaicPattern />
    </div>
    {children}
  </div>
);

const shadow = "0 2px 3px rgb(74 52 20/.3),0 24px 44px -18px rgb(74 52 20/.5)";
const blank = (
  <Panel>
    <svg
      viewBox="0 0 520 110"
      width={520 * SCALE}
      style={{ ...box, left: PLATE_AT.x, top: PLATE_AT.y, borderRadius: 11 * SCALE, boxShadow: shadow }}
    >
      <PlateBlank />
    </svg>
  </Panel>
);
const site = (
  <Panel>
    <svg
      viewBox=".75 .75 44.5 24.5"
      width="534"
      style={{ ...box, left: 333, top: 168, borderRadius: 72, boxShadow: shadow }}
    >
      <svg width="46" height="26">
        <Mark />
      </svg>
    </svg>
  </Panel>
);
const cell = CELL + 2 * OVERHANG;
const strip = { width: 10 * cell * SCALE, height: ROW.height * SCALE };
const digits = (
  <svg {...strip} viewBox={`0 0 ${10 * cell} ${ROW.height}`} color={colours.ink}>
    {[..."0123456789"].map((digit, i) => (
      <svg
        key={digit}
        x={i * cell}
        width={cell}
        height={ROW.height}
        viewBox={`-${OVERHANG} 0 ${cell} ${ROW.height}`}
      >
        <PlateGlyph character={digit} x={0} y={0} width={CELL} height={ROW.height} />
      </svg>
    ))}
  </svg>
);

async function draw(
  page: Page,
  drawing: ReactNode,
  size: { width: number; height: number },
): Promise<Buffer> {
  await page.setViewportSize(size);
  await page.setContent(
    `<!doctype html><style>:root{--action:${colours.action};--action-ink:#fff}body{margin:0;background:#fff}svg{display:block}svg svg svg{overflow:visible}</style>${renderToStaticMarkup(drawing)}`,
  );
  return page.screenshot();
}

/** Converts a picture to an uncompressed BMP, 24 bits, top row first, gzipped. */
async function packed(page: Page, png: Buffer): Promise<Uint8Array> {
  const { width, height, pixels } = await page.evaluate(
    async (address) => {
      const bitmap = await createImageBitmap(await (await fetch(address)).blob());
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const drawn = canvas.getContext("2d");
      drawn?.drawImage(bitmap, 0, 0);
      const data = drawn?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
      return { width: bitmap.width, height: bitmap.height, pixels: [...data] };
    },
    `data:image/png;base64,${png.toString("base64")}`,
  );
  const bmp = Buffer.alloc(54 + width * height * 3);
  bmp.write("BM");
  bmp.writeUInt32LE(bmp.length, 2);
  bmp.writeUInt32LE(54, 10);
  bmp.writeUInt32LE(40, 14);
  bmp.writeInt32LE(width, 18);
  bmp.writeInt32LE(-height, 22);
  bmp.writeUInt16LE(1, 26);
  bmp.writeUInt16LE(24, 28);
  for (let i = 0; i < width * height; i++)
    for (const channel of [0, 1, 2]) bmp[54 + i * 3 + channel] = pixels[i * 4 + 2 - channel] ?? 0;
  return gzipSync(bmp, { level: 9 });
}

const browser = await launchChromium();
const page = await browser.newPage();
const folder = join(ROOT, "src/features/plates/share");
await Bun.write(join(ROOT, "public/share.png"), await draw(page, site, SHARE));
await Bun.write(join(folder, "panel.bmp.gz"), await packed(page, await draw(page, blank, SHARE)));
await Bun.write(join(folder, "digits.bmp.gz"), await packed(page, await draw(page, digits, strip)));
await browser.close();
