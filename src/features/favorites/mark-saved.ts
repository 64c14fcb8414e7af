import { createMiddleware } from "hono/factory";
import type { Env } from "#src/http/env.ts";
import { listSaved } from "./queries.ts";

/** Marks a member's favourites in the finished HTML, since cached cards and pages are the same for everybody. */
export const markSavedOfMember = createMiddleware<Env>(async (c, next) => {
  await next();
  const { session, deps } = c.var;
  if (!session || !c.res.headers.get("Content-Type")?.startsWith("text/html")) return;
  const ids = (await listSaved(deps.db.read, session.user.id)).map(({ id }) => id);
  if (ids.length > 0) c.res = new Response(withSaved(await c.res.text(), ids), c.res);
});

export function withSaved(html: string, ids: string[]): string {
  const saved = new Set(ids);
  return html
    .replace('<form id="favorites"', `$& data-saved="${ids.join(" ")}"`)
    .replaceAll('data-favorites=""', `data-favorites="${ids.length}"`)
    .replaceAll(/(aria-label="[^"]*)" (data-favorites="\d+")/g, `$1: ${ids.length}" $2`)
    .replaceAll(
      /value="([^"]*)" (data-favorite="\d+") aria-pressed="false"([^>]*) name="save"/g,
      (heart, id: string, price: string, look: string) =>
        saved.has(id) ? `value="${id}" ${price} aria-pressed="true"${look} name="unsave"` : heart,
    );
}
