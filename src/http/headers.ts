import { createMiddleware } from "hono/factory";
import type { Env } from "./env.ts";
import { siteOrigin } from "./origin.ts";

/**
 * A view transition that the browser skips rejects a promise, which is not an error. In the page itself, since the start
 * script may come later than that.
 */
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
  "Content-Security-Policy": CSP,
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

export const securityHeaders = createMiddleware<Env>(async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(HEADERS))
    if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  if (siteOrigin(c).startsWith("https:"))
    c.res.headers.set("Strict-Transport-Security", "max-age=63072000; includeSubDomains");
  if (!c.res.headers.has("Cache-Control")) c.res.headers.set("Cache-Control", "private, no-store");
});
