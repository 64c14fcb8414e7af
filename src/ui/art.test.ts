import { expect, test } from "bun:test";
import { ART } from "./art.ts";

const folder = `${import.meta.dir}/../../public/art`;

test("each drawing's name contains a hash of its content, because browsers cache it for a year", async () => {
  const files = await Array.fromAsync(new Bun.Glob("*").scan(folder));
  expect(files.map((file) => `/art/${file}`).toSorted()).toEqual(Object.values(ART).toSorted());
  for (const [name, address] of Object.entries(ART)) {
    // oxlint-disable-next-line no-await-in-loop -- ten small files
    const hash = Bun.hash(await Bun.file(`${folder}/../${address}`).text()).toString(36);
    expect(address).toBe(`/art/${name}-${hash.slice(0, 8)}.svg`);
  }
});
