import { expect, test } from "bun:test";
import { Hono } from "hono";
import type { Env } from "./env.ts";
import { hasTag } from "./etag.ts";

const app = new Hono<Env>().get("/", (c) => c.json(hasTag(c, '"a"')));
const holds = async (held?: string) =>
  (await app.request("/", held === undefined ? {} : { headers: { "If-None-Match": held } })).json();

test("a tag matches alone, in a list, as a weak tag and with `*`", async () => {
  for (const held of ['"a"', '"b", "a"', 'W/"a"', "*"]) expect(await holds(held)).toBe(true);
  for (const held of [undefined, "", '"b"', "a", '"ab"']) expect(await holds(held)).toBe(false);
});
