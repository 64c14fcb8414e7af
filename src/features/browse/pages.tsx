import { Hono } from "hono";
import type { Env } from "#src/http/env.ts";

export const browsePages = new Hono<Env>();
