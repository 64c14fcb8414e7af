import { routes } from "#src/http/env.ts";
import { adminAuditPages } from "./audit-pages.tsx";
import { adminBackupPages } from "./backup-pages.tsx";
import { adminDealerPages } from "./dealer-pages.tsx";
import { adminExportPages } from "./export-pages.tsx";
import { adminFeedPages } from "./feed-pages.tsx";
import { adminListingPages } from "./listing-pages.tsx";
import { adminMessagePages } from "./message-pages.tsx";
import { adminOverviewPages } from "./overview-pages.tsx";
import { adminReviewPages } from "./review-pages.tsx";
import { adminSitePages } from "./site-pages.tsx";
import { adminUserPages } from "./user-pages.tsx";

export const adminPages = routes()
  .route("/", adminOverviewPages)
  .route("/", adminUserPages)
  .route("/", adminDealerPages)
  .route("/", adminListingPages)
  .route("/", adminReviewPages)
  .route("/", adminAuditPages)
  .route("/", adminBackupPages)
  .route("/", adminExportPages)
  .route("/", adminMessagePages)
  .route("/", adminFeedPages)
  .route("/", adminSitePages);
