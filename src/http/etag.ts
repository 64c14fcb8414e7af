import type { Ctx } from "./env.ts";

/** Whether the asker has the answer of this tag already (RFC 9110, section 13.1.2). */
export const hasTag = (c: Ctx, etag: string): boolean => {
  const held = c.req.header("If-None-Match")?.split(",") ?? [];
  return held.some((tag) => [etag, `W/${etag}`, "*"].includes(tag.trim()));
};
