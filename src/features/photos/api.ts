import { Hono } from "hono";
import type { Env } from "#src/http/env.ts";

export const photosApi = new Hono<Env>();
export const photoFiles = new Hono<Env>();
