import type { Ctx } from "./env.ts";

/** Whether the client already has the response with this tag (RFC 9110, section 13.1.2). */
export const hasTag = (c: Ctx, etag: string): boolean => {
  const tags = c.req.header("If-None-Match")?.split(",") ?? [];
  return tags.some((tag) => [etag, `W/${etag}`, "*"].includes(tag.trim()));
};
