import type { Ctx } from "./env.ts";

/** Puts another answer in the place of the one there is, with no header but its own. */
export function replaceAnswer(c: Ctx, body: BodyInit | null, init: ResponseInit): void {
  // Hono would put the headers of the answer that it holds over those of the new one.
  c.res = undefined;
  c.res = new Response(body, init);
}

/** Names headers of the request that the answer depends on, each once. */
export function varyBy(headers: Headers, ...names: string[]): void {
  const known = headers.get("Vary")?.split(/,\s*/) ?? [];
  headers.set("Vary", [...new Set([...known, ...names])].join(", "));
}
