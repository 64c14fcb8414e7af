import type { Hono } from "hono";
import type { Env } from "./env.ts";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];

export function methodsOf(app: Hono<Env>, path: string): string[] {
  const answers = (method: string) =>
    app.router.match(method, path)[0].some(([[, route]]) => route.method === method && route.path !== "/*");
  const methods = METHODS.filter(answers);
  return methods.includes("GET") ? ["HEAD", ...methods] : methods;
}
