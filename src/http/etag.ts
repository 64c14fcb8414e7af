import type { Ctx } from "./env.ts";

export const hasTag = (c: Ctx, etag: string): boolean => {
  const tags = c.req.header("If-None-Match")?.split(",") ?? [];
  return tags.some((tag) => [etag, `W/${etag}`, "*"].includes(tag.trim()));
};
