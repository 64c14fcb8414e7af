import type { Ctx } from "./env.ts";

/** What the address asks for behind its `?`. */
export const queryParams = (c: Ctx): URLSearchParams => new URL(c.req.url).searchParams;
