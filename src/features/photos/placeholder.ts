const LONGEST_SIDE = 12;

/**
 * A picture of a dozen pixels as a data address of about 120 characters. Its colour profile, ten times as long as the
 * pixels, is left out: of the WebP file only the chunk with the picture is kept.
 * Chunks: https://developers.google.com/speed/webp/docs/riff_container
 */
export async function placeholderOf(picture: Uint8Array): Promise<string> {
  const tiny = new Bun.Image(picture).resize(LONGEST_SIDE, LONGEST_SIDE, { fit: "inside" });
  const webp = Buffer.from(await tiny.webp({ quality: 30 }).bytes());
  for (let at = 12; at < webp.length; at += 8 + webp.readUInt32LE(at + 4) + (webp.readUInt32LE(at + 4) & 1)) {
    if (webp.toString("latin1", at, at + 4) !== "VP8 ") continue;
    const chunk = webp.subarray(at, at + 8 + webp.readUInt32LE(at + 4));
    const head = Buffer.from("RIFF\0\0\0\0WEBP", "latin1");
    head.writeUInt32LE(4 + chunk.length, 4);
    return `data:image/webp;base64,${Buffer.concat([head, chunk]).toString("base64")}`;
  }
  return `data:image/webp;base64,${webp.toString("base64")}`;
}
