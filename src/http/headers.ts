import { createMiddleware } from "hono/factory";
import type { Env } from "./env.ts";
import { siteOrigin } from "./origin.ts";

const CSP = [
  "default-src 'none'",
  "script-src 'self'",
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
