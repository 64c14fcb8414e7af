import { type Ctx, middleware } from "./env.ts";
import { siteOrigin } from "./origin.ts";

/** A skipped view transition rejects a promise, which is no error. Inline: the start script may load later. */
export const EARLY_SCRIPT =
  'addEventListener("unhandledrejection",e=>{if(/transition/i.test(e.reason?.message))e.preventDefault()})';
const earlyHash = new Bun.CryptoHasher("sha256").update(EARLY_SCRIPT).digest("base64");

const CSP = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${earlyHash}'`,
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "require-trusted-types-for 'script'",
].join("; ");

const HEADERS: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** For pictures that other origins show: the site's own pages behind `PHOTOS_PUBLIC_URL`, and link previews. */
export const ON_ANY_ORIGIN = { "Cross-Origin-Resource-Policy": "cross-origin" };

function policyWith(photos: string | undefined): string {
  return photos ? CSP.replace("img-src 'self'", `img-src 'self' ${new URL(photos).origin}`) : CSP;
}

export function secure(c: Ctx, headers: Headers): void {
  for (const [name, value] of Object.entries(HEADERS)) if (!headers.has(name)) headers.set(name, value);
  if (!headers.has("Content-Security-Policy"))
    headers.set("Content-Security-Policy", policyWith(c.var.deps.config.PHOTOS_PUBLIC_URL));
  if (siteOrigin(c).startsWith("https:"))
    headers.set("Strict-Transport-Security", "max-age=63072000; includeSubDomains");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
}

export const securityHeaders = middleware(async (c, next) => {
  await next();
  // Cached pages already have all headers.
  if (!c.res.headers.has("Permissions-Policy")) secure(c, c.res.headers);
});
