import { expect, test } from "bun:test";
import { plainPhoto } from "#src/testing/pictures.ts";
import { placeholderOf } from "./encode.ts";

test("a placeholder is a tiny WebP with the photo's proportions", async () => {
  const address = await placeholderOf(await plainPhoto(1200, 800, 1));
  expect(address.length).toBeLessThan(200);
  const bytes = Buffer.from(address.slice("data:image/webp;base64,".length), "base64");
  expect(await new Bun.Image(bytes).metadata()).toMatchObject({ format: "webp", width: 12, height: 8 });
});
