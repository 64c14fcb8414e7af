import { deflateSync } from "node:zlib";
import { seededRandom } from "#src/demo/random.ts";
import {
  blinkingGif,
  cutOffJpeg,
  heicStart,
  hugeGif,
  hugePng,
  joined,
  pdfNamedPng,
  plainPhoto,
  pngChunk,
  twoColourBmp,
} from "#src/testing/listings/pictures.ts";

type Bytes = Uint8Array<ArrayBuffer>;

export interface Upload {
  about: string;
  name: string;
  type: string;
  bytes: Bytes;
  /** Whether the file must be accepted, must be refused, or may be either. */
  result: "stored" | "refused" | "either";
}

/** Active content that must not be in any stored file. */
export const SCRIPT = '<script>alert("hostile")</script>';

const text = (content: string): Bytes => new TextEncoder().encode(content);
const upload = (
  about: string,
  name: string,
  type: string,
  bytes: Bytes,
  result: Upload["result"],
): Upload => ({
  about,
  name,
  type,
  bytes,
  result,
});

/** A black PNG; `more` are chunks between its header and its data. */
export function blackPng(width: number, height: number, ...more: Bytes[]): Bytes {
  const head = new DataView(new ArrayBuffer(13));
  head.setUint32(0, width);
  head.setUint32(4, height);
  head.setUint8(8, 8);
  head.setUint8(9, 0);
  const pixels = deflateSync(new Uint8Array((width + 1) * height), { level: 9 });
  return joined(
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk("IHDR", new Uint8Array(head.buffer)),
    ...more,
    pngChunk("IDAT", new Uint8Array(pixels)),
    pngChunk("IEND", new Uint8Array()),
  );
}

/** A color profile of 64 MB that is compressed to 64 kB. */
const profileBomb = (): Bytes =>
  joined(text("icc\0\0"), new Uint8Array(deflateSync(new Uint8Array(64_000_000), { level: 9 })));

function jpegOfSize(jpeg: Bytes, width: number, height: number): Bytes {
  const copy = jpeg.slice();
  for (let at = 2; at < copy.length - 9; at += 2 + ((copy[at + 2] ?? 0) << 8) + (copy[at + 3] ?? 0))
    if (copy[at + 1] === 0xc0 || copy[at + 1] === 0xc2) {
      new DataView(copy.buffer).setUint16(at + 5, height);
      new DataView(copy.buffer).setUint16(at + 7, width);
      break;
    }
  return copy;
}

const withComment = (jpeg: Bytes, comment: Bytes): Bytes => {
  const size = comment.length + 2;
  const head = new Uint8Array([0xff, 0xfe, size >> 8, size & 255]);
  return joined(jpeg.subarray(0, 2), head, comment, jpeg.subarray(2));
};

/** A ZIP with one empty entry, named like one of the site's pages. */
const zip = (): Bytes => {
  const name = text("../../index.html");
  const head = new Uint8Array(30);
  head.set([0x50, 0x4b, 3, 4, 20]);
  head[26] = name.length;
  return joined(head, name, text(SCRIPT));
};

function gifScreen(size: number): Bytes {
  const gif = blinkingGif(8, 8);
  new DataView(gif.buffer).setUint16(6, size, true);
  new DataView(gif.buffer).setUint16(8, size, true);
  return gif;
}

const webpCanvas = (): Bytes =>
  joined(
    text("RIFF"),
    new Uint8Array([30, 0, 0, 0]),
    text("WEBPVP8X"),
    new Uint8Array([10, 0, 0, 0, 0, 0, 0, 0]),
    new Uint8Array([0xff, 0x3f, 0, 0xff, 0x3f, 0]),
    text("VP8 \0\0\0\0"),
  );

/** Hostile uploads; all pictures are generated here. */
export async function corpus(): Promise<Upload[]> {
  const jpeg = await plainPhoto(640, 480, 7);
  const { below } = seededRandom(13);
  const mutated = Array.from({ length: 40 }, (_, i) => {
    const bytes = [jpeg, blackPng(64, 64), blinkingGif(64, 64), twoColourBmp()][i % 4]?.slice() as Bytes;
    for (let n = 0; n < 10; n++) bytes[below(bytes.length)] = below(256);
    return upload(`mutated ${i}`, "photo.jpg", "image/jpeg", bytes, "either");
  });
  const cut = [2, 3, 20, 200, 2000].map((length) =>
    upload(`the first ${length} bytes`, "photo.jpg", "image/jpeg", jpeg.slice(0, length), "refused"),
  );
  const names = [
    "../../../../etc/passwd",
    "..\\..\\markaba.sqlite",
    "/etc/cron.d/hostile",
    "photo.jpg\0.html",
    "photo\r\nSet-Cookie: sid=1.jpg",
    "\u202egpj.exe",
    `${"n".repeat(5000)}.jpg`,
    SCRIPT,
    "%2e%2e%2fphoto.jpg",
    "__proto__",
    "CON",
  ].map((name, i) =>
    upload(
      `named ${JSON.stringify(name.slice(0, 40))}`,
      name,
      "image/jpeg",
      joined(jpeg, text(`${i}`)),
      "stored",
    ),
  );
  return [
    upload("an honest photo", "car.jpg", "image/jpeg", jpeg, "stored"),
    upload(
      "a photo with another ending and type",
      "car.html",
      "text/html",
      await plainPhoto(300, 200, 8),
      "stored",
    ),
    upload("a photo of one pixel", "dot.png", "image/png", blackPng(1, 1), "stored"),
    upload("a page behind a photo", "car.jpg", "image/jpeg", joined(jpeg, text(SCRIPT)), "stored"),
    upload("a ZIP behind a photo", "car.zip", "application/zip", joined(jpeg, zip()), "stored"),
    upload(
      "a script in a photo's comment",
      "car.jpg",
      "image/jpeg",
      withComment(jpeg, text(SCRIPT)),
      "stored",
    ),
    upload(
      "a script in a PNG's text",
      "car.png",
      "image/png",
      blackPng(20, 20, pngChunk("tEXt", text(`Comment\0${SCRIPT}`))),
      "stored",
    ),
    upload(
      "a GIF that is a script",
      "car.gif",
      "image/gif",
      joined(blinkingGif(20, 20), text(`*/=1;${SCRIPT}`)),
      "stored",
    ),
    upload("39 megapixels in a few kB", "bomb.png", "image/png", blackPng(6500, 6000), "stored"),
    upload("a line of 65,000 pixels", "line.png", "image/png", blackPng(65_000, 1), "either"),
    upload(
      "a colour profile that unpacks to 64 MB",
      "icc.png",
      "image/png",
      blackPng(20, 20, pngChunk("iCCP", profileBomb())),
      "either",
    ),
    upload("nothing", "car.jpg", "image/jpeg", new Uint8Array(), "refused"),
    upload(
      "10 MB and a byte",
      "car.jpg",
      "image/jpeg",
      joined(jpeg, new Uint8Array(10 * 1024 * 1024 + 1 - jpeg.length)),
      "refused",
    ),
    upload("10 MB of zeros", "car.jpg", "image/jpeg", new Uint8Array(10 * 1024 * 1024), "refused"),
    upload("a cut-off photo", "car.jpg", "image/jpeg", await cutOffJpeg(), "refused"),
    upload("a PNG of 48 megapixels", "huge.png", "image/png", hugePng(), "refused"),
    upload("a GIF of 48 megapixels", "huge.gif", "image/gif", hugeGif(), "refused"),
    upload("a GIF screen of 4 gigapixels", "screen.gif", "image/gif", gifScreen(65_535), "either"),
    upload("a JPEG of 4 gigapixels", "huge.jpg", "image/jpeg", jpegOfSize(jpeg, 65_535, 65_535), "refused"),
    upload("a JPEG of no pixels", "none.jpg", "image/jpeg", jpegOfSize(jpeg, 0, 0), "refused"),
    upload("a WebP canvas of 268 megapixels", "huge.webp", "image/webp", webpCanvas(), "refused"),
    upload(
      "an SVG with a script",
      "car.svg",
      "image/svg+xml",
      text(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`),
      "refused",
    ),
    upload("a page", "car.jpg", "image/jpeg", text(`<!doctype html>${SCRIPT}`), "refused"),
    upload("a page that begins like a GIF", "car.gif", "image/gif", text(`GIF89a/*${SCRIPT}*/`), "refused"),
    upload("a ZIP", "car.jpg", "image/jpeg", zip(), "refused"),
    upload("a PDF", "car.png", "image/png", pdfNamedPng(), "refused"),
    upload("a HEIC", "car.heic", "image/heic", heicStart(), "refused"),
    ...cut,
    ...names,
    ...mutated,
  ];
}
