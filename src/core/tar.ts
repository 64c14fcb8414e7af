export const TAR_BLOCK = 512;
const MAX_BYTES = 8 ** 11 - 1;

/** https://pubs.opengroup.org/onlinepubs/9699919799/utilities/pax.html#tag_20_92_13_06 */
export function tarHeader(path: string, size: number, time: number): Uint8Array<ArrayBuffer> {
  if (size > MAX_BYTES) throw new Error(`${path} is too large for a tar archive.`);
  const block = Buffer.alloc(TAR_BLOCK);
  const slash = path.lastIndexOf("/");
  const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, "0")}\0`;
  const fields: [offset: number, text: string][] = [
    [0, path.slice(slash + 1)],
    [100, octal(0o600, 7)],
    [108, octal(0, 7)],
    [116, octal(0, 7)],
    [124, octal(size, 11)],
    [136, octal(Math.floor(time / 1000), 11)],
    [156, "0"],
    [257, "ustar\x0000"],
    [345, path.slice(0, Math.max(slash, 0))],
  ];
  for (const [offset, text] of fields) block.write(text, offset, "latin1");
  block.write(checksumText(block), CHECKSUM.start, "latin1");
  return block;
}

const CHECKSUM = { start: 148, end: 156 };

/** While the checksum is computed, its own field counts as spaces. */
const checksumOf = (block: Uint8Array): number =>
  block.reduce((sum, byte, at) => sum + (at >= CHECKSUM.start && at < CHECKSUM.end ? 32 : byte), 0);

/** The path and size in a header that `tarHeader` wrote; null for any other block. */
export function readTarHeader(bytes: Uint8Array): { path: string; size: number } | null {
  const block = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const textAt = (from: number, length: number) =>
    block.toString("latin1", from, from + length).split("\0")[0] ?? "";
  if (block.length !== TAR_BLOCK || block.toString("latin1", 257, 265) !== "ustar\x0000") return null;
  if (block.toString("latin1", CHECKSUM.start, CHECKSUM.end) !== checksumText(block)) return null;
  const [name, size, folder] = [textAt(0, 100), textAt(124, 12).trim(), textAt(345, 155)];
  if (!/^[0-7]+$/.test(size)) return null;
  return { path: folder ? `${folder}/${name}` : name, size: Number.parseInt(size, 8) };
}

const checksumText = (block: Uint8Array) => `${checksumOf(block).toString(8).padStart(6, "0")}\0 `;

export const tarPadding = (size: number): number => (TAR_BLOCK - (size % TAR_BLOCK)) % TAR_BLOCK;

export const TAR_END_BYTES = 2 * TAR_BLOCK;
