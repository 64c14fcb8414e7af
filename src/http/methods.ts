import type { Hono } from "hono";
import type { Env } from "./env.ts";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** A HEAD request as a GET: Bun sends only the headers, with the length that the body would have; Hono would say 0. */
export const headAsGet = (request: Request): Request =>
  // A malformed `Host` makes no URL; `hostGuard` answers it.
  request.method === "HEAD" && URL.canParse(request.url) ? new Request(request, { method: "GET" }) : request;

export function methodsOf(app: Hono<Env>, path: string): string[] {
  const answers = (method: string) =>
    app.router.match(method, path)[0].some(([[, route]]) => route.method === method && route.path !== "/*");
  const methods = METHODS.filter(answers);
  return methods.includes("GET") ? ["HEAD", ...methods] : methods;
}
