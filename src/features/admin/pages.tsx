import { Hono } from "hono";
import type { Env } from "#src/http/env.ts";
import { adminAuditPages } from "./audit-pages.tsx";
import { adminListingPages } from "./listing-pages.tsx";
import { adminReviewPages } from "./review-pages.tsx";
import { adminSitePages } from "./site-pages.tsx";
import { adminUserPages } from "./user-pages.tsx";

/** The parts of the admin dashboard besides its overview. */
export const adminPages = new Hono<Env>()
  .route("/", adminUserPages)
  .route("/", adminListingPages)
  .route("/", adminReviewPages)
  .route("/", adminAuditPages)
  .route("/", adminSitePages);
