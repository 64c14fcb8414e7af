const HEAD = 12;
const ANIMATED = 0x02;
/** The flags of a color profile and of opacity. */
const KEPT = 0x30;
const FRAME_HEAD = 16;
/** The first frame is near the start; a hostile file may have a million empty chunks. */
const MAX_CHUNKS = 100;

/** `Bun.Image` reads no animations: https://developers.google.com/speed/webp/docs/riff_container */
export function firstFrame(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.length);
  if (bytes.toString("latin1", 0, 4) !== "RIFF" || bytes.toString("latin1", 8, HEAD) !== "WEBP") return file;
  const [first, ...more] = chunksIn(bytes, HEAD);
  const flags = first?.name === "VP8X" ? (first.data[0] ?? 0) : 0;
  const frame = more.find(({ name, data }) => name === "ANMF" && data.length > FRAME_HEAD)?.data;
  if ((flags & ANIMATED) === 0 || !frame) return file;

  const profile = more.find(({ name }) => name === "ICCP");
  const picture = chunksIn(frame, FRAME_HEAD).filter(({ name }) => /^(?:ALPH|VP8[ L])$/.test(name));
  const canvas = Buffer.alloc(10);
  canvas[0] = flags & KEPT;
  // Width and height, less one, in three bytes each.
  frame.copy(canvas, 4, 6, 12);
  const parts = [profile, ...picture].map((part) => part?.whole ?? Buffer.alloc(0));
  return chunk("RIFF", Buffer.concat([Buffer.from("WEBP"), chunk("VP8X", canvas), ...parts]));
}

function chunk(name: string, data: Buffer): Buffer<ArrayBuffer> {
  const head = Buffer.from(`${name}\0\0\0\0`, "latin1");
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length & 1)]);
}

function chunksIn(bytes: Buffer, from: number): { name: string; data: Buffer; whole: Buffer }[] {
  const chunks = [];
  for (let at = from; at + 8 <= bytes.length && chunks.length < MAX_CHUNKS;) {
    const size = bytes.readUInt32LE(at + 4);
    const end = at + 8 + size + (size & 1);
    const name = bytes.toString("latin1", at, at + 4);
    chunks.push({ name, data: bytes.subarray(at + 8, at + 8 + size), whole: bytes.subarray(at, end) });
    at = end;
  }
  return chunks;
}
