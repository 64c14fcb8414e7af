import { bodyLimit } from "hono/body-limit";
import { AppError } from "./core/errors.ts";
import { MINUTE_MS } from "./core/time.ts";
import { comparePages } from "./features/compare/pages.tsx";
import { adminApi } from "./features/admin/api.ts";
import { metricsRoutes } from "./features/admin/metrics.ts";
import { adminPages } from "./features/admin/pages.tsx";
import { apiDocs } from "./features/api-docs/api.tsx";
import { authApi } from "./features/accounts/api.ts";
import { gatePage, gateRoutes } from "./features/accounts/gate.tsx";
import { linkPages } from "./features/accounts/link-pages.tsx";
import { secondFactorPages } from "./features/accounts/second-factor-pages.tsx";
import { accountPages } from "./features/accounts/pages.tsx";
import { valueApi } from "./features/cars/worth/value-api.ts";
import { modelsApi } from "./features/cars/catalogue/models-api.ts";
import { pricesApi } from "./features/prices/api.ts";
import { pricesPages } from "./features/prices/pages.tsx";
import { findPricesPath } from "./features/prices/queries.ts";
import { statsApi } from "./features/home/api.ts";
import { KINDS } from "./features/listings/kinds.ts";
import { listKinds, registerKinds } from "./features/listings/register.ts";
import { carKind } from "./features/cars/kind.tsx";
import { plateKind } from "./features/plates/kind.tsx";
import { savedSearchesApi } from "./features/saved-searches/api.ts";
import { savedSearchLinkPages } from "./features/saved-searches/link-pages.tsx";
import { savedSearchPages } from "./features/saved-searches/pages.tsx";
import { homePages } from "./features/home/pages.tsx";
import { dealerPages, dealerPhoneApi } from "./features/showrooms/dealer-pages.tsx";
import { sellerPages } from "./features/sellers/pages.tsx";
import { viewedPages } from "./features/viewed/pages.tsx";
import { sitemapRoutes } from "./features/sitemap/pages.ts";
import { searchApi, suggestionsApi } from "./features/search/api.ts";
import { favoritesApi } from "./features/favorites/api.ts";
import { withSavedIds, favoritePages } from "#src/features/favorites/pages.tsx";
import { userListingsApi } from "./features/dashboard/api.ts";
import { dashboardPages } from "./features/dashboard/pages.tsx";
import { helpPages } from "./features/help/pages.tsx";
import { inquiriesApi } from "./features/conversations/inquiry/api.ts";
import { conversationsApi } from "./features/conversations/threads/api.ts";
import { repliesPages } from "./features/conversations/inbox/replies-pages.tsx";
import { eventsApi } from "./features/conversations/live/api.ts";
import { conversationPages, withUnread } from "./features/conversations/inbox/pages.tsx";
import { claimThreads } from "./features/conversations/threads/actions/open-thread.ts";
import { isBlocked } from "./features/conversations/threads/actions/post-message.ts";
import { inquiryPages } from "./features/conversations/inquiry/pages.tsx";
import { draftsApi, sellersApi } from "#src/features/listings/api.ts";
import { subpagesByNumber } from "#src/features/listing-page/detail-routes.tsx";
import { outboxPages } from "./features/mail/pages.tsx";
import { requestNewsletter } from "./features/newsletter/actions.ts";
import { newsletterApi } from "./features/newsletter/api.ts";
import { newsletterPages } from "./features/newsletter/pages.tsx";
import { checkListing } from "./features/moderation/actions/checks.ts";
import { reportSameText } from "./features/moderation/actions/reports.ts";
import { conversationReportsApi, reportsApi, reviewApi } from "./features/moderation/api.ts";
import { findNotice } from "./features/moderation/queries/reviews.ts";
import { moderationPages } from "./features/moderation/pages.tsx";
import { currentSetting } from "./features/site/queries.ts";
import { phoneChecksApi } from "./features/phones/api.ts";
import { pushApi } from "./features/push/api.ts";
import { pushPages } from "./features/push/pages.ts";
import { photoFiles, photosApi } from "./features/photos/api.ts";
import { sellerReviewsApi } from "./features/reviews/api.ts";
import { sellerReviewPages } from "./features/reviews/pages.tsx";
import { settingsApi } from "./features/settings/api.ts";
import { ownDataPages } from "./features/settings/own-data-pages.tsx";
import { settingsPages } from "./features/settings/pages.tsx";
import { importsApi } from "./features/stock/imports-api.ts";
import { importsPages } from "./features/stock/imports-pages.tsx";
import { dealerFeedsApi, feedFiles, siteFeedsApi } from "./features/stock/feeds-api.ts";
import { stockPages } from "./features/stock/stock-pages.tsx";
import { stockApi } from "./features/stock/stock-api.ts";
import { tokensApi } from "./features/tokens/api.ts";
import { tokenPages } from "./features/tokens/pages.tsx";
import { dealerApi, dealersApi } from "./features/showrooms/api.ts";
import { officePages } from "./features/showrooms/pages.tsx";
import { healthRoutes } from "./auth/health.ts";
import { repeatable } from "./auth/repeatable.ts";
import { originGuard, requestContext, sessionContext } from "./auth/request-context.ts";
import { assetRoutes } from "./http/assets.ts";
import { compression } from "./http/encoding.ts";
import { type Ctx, type Deps, routes, middleware } from "./http/env.ts";
import { errorMapper, isApi } from "./http/errors.ts";
import { securityHeaders } from "./http/headers.ts";
import { hostGuard } from "./http/host.ts";
import { createMeter } from "./http/meter.ts";
import { methodsOf } from "./http/methods.ts";
import { pathAndQuery } from "./http/origin.ts";
import { knownBodies } from "./http/validate.ts";
import { burstLimit, tokenLimit } from "./http/rate-limit.ts";
import { safeNext } from "./i18n/paths.ts";
import { appPages, workerRoutes } from "./shell/app-install.tsx";
import { keptPage } from "./shell/cached-page.ts";
import { errorPage } from "./shell/error-page.tsx";
import { prefetchRoutes } from "./shell/prefetch.ts";
import { loadPhotosFrom } from "./ui/photo.tsx";
import { preferenceRoutes } from "./shell/preferences.ts";

registerKinds(carKind, plateKind);

const tooLarge = () => {
  throw new AppError("too-large", "bodyTooLarge");
};
const textLimit = bodyLimit({ maxSize: 64 * 1024, onError: tooLarge });
const photosLimit = bodyLimit({ maxSize: 48 * 1024 * 1024, onError: tooLarge });
// Only signed-in users submit forms with photos.
const isUpload = (c: Ctx) =>
  c.get("session") !== null && c.req.header("Content-Type")?.startsWith("multipart/form-data");

type App = ReturnType<typeof routes>;

export function createApp(given: Deps): App {
  loadPhotosFrom(given.config.PHOTOS_PUBLIC_URL);
  const deps: Deps = {
    ...given,
    afterListed: (tx, id) => checkListing(tx, given, id),
    afterEmailConfirmed: claimThreads,
    afterNewsletterWanted: (tx, { id, email, language }) =>
      requestNewsletter(tx, given, { userId: id, email, language, givenBy: "form" }),
    afterSameText: (tx, id) => reportSameText(tx, id, given.clock.now()),
    isBlocked: (sellerKey, userId) => isBlocked(given.db.read, sellerKey, userId),
    findPricesPath: (make, model) => findPricesPath(given, make, model),
    findNotice: (id) => findNotice(given.db.read, id, given.clock.now()),
  };
  const app = routes();
  answerErrors(app, deps);
  addGuards(app, deps);
  const docs = apiDocs(deps.config, () => app.routes);
  addApi(app);
  app.route("/api", docs.api);
  addPages(app, deps);
  for (const base of ["/", "/ar"]) app.route(base, docs.pages);
  return app;
}

function answerErrors(app: App, deps: Deps): void {
  app.onError(
    errorMapper(deps.log, (c, status, body) =>
      !c.get("gateOpen")
        ? gatePage(c)
        : ((body.code === "databaseAway" ? keptPage(c) : null) ?? errorPage(c, status, body)),
    ),
  );
  app.notFound((c) => {
    if (!c.get("gateOpen")) throw new AppError("unauthorized", "gateClosed");
    const plain = isApi(c) ? null : withoutSlash(c);
    if (plain) return c.redirect(plain, 301);
    const methods = isApi(c) ? methodsOf(app, c.req.path) : [];
    if (methods.length === 0) throw new AppError("not-found", "notFound");
    c.header("Allow", methods.join(", "));
    throw new AppError("wrong-method", "methodNotAllowed");
  });
}

/** The middleware of every request, with the routes that need only a part of it. */
function addGuards(app: App, deps: Deps): void {
  const meter = createMeter(deps.config.ACCESS_LOG ? deps.log : null);
  app.use(meter.count);
  app.use(hostGuard(deps.log));
  app.use(securityHeaders);
  app.use(requestContext(deps));
  app.use(compression);
  app.route("/", healthRoutes);
  app.route("/", assetRoutes);
  app.use(burstLimit({ burst: 600, perSecond: 60 }));
  app.use(sessionContext);
  app.use(tokenLimit({ max: 600, perMs: MINUTE_MS }));
  app.use(originGuard);
  app.route("/", metricsRoutes(meter));
  app.route("/", workerRoutes);
  app.route("/", prefetchRoutes);
  app.route("/photos", photoFiles);
  app.use((c, next) => (isUpload(c) ? photosLimit : textLimit)(c, next));
}

function addApi(app: App): void {
  app.use("/api/*", knownBodies);
  for (const path of ["photos", "reports", "saved-searches", "push-subscriptions"])
    app.post(`/api/${path}`, repeatable());
  app.post("/api/tokens", repeatable({ secret: true }));
  for (const { name } of listKinds()) {
    app.post(KINDS[name].inquiryApi, repeatable());
    // Our own forms publish once by the key of their draft, also if both requests run at the same time.
    app.post(`/api${KINDS[name].path}`, repeatable({ tokensOnly: true }));
  }
  app.route("/api/auth", authApi);
  app.route("/api/photos", photosApi);
  for (const { name, api } of listKinds()) app.route(`/api${KINDS[name].path}`, api);
  app.route("/api/users", sellersApi);
  app.route("/api/dealers", dealerPhoneApi);
  app.route("/api/user", userListingsApi);
  app.route("/api/user/drafts", draftsApi);
  app.route("/api/user", settingsApi);
  app.route("/api/tokens", tokensApi);
  app.route("/api/dealers", dealersApi);
  app.route("/api/dealer", dealerApi);
  app.route("/api/dealer/stock", stockApi);
  app.route("/api/dealer/imports", importsApi);
  app.route("/api/dealer/feeds", dealerFeedsApi);
  app.route("/api/admin/feeds", siteFeedsApi);
  app.route("/api/admin", adminApi);
  app.route("/api/admin", reviewApi);
  app.route("/api/reports", reportsApi);
  app.route("/", inquiriesApi);
  app.route("/api/conversations", conversationsApi);
  app.route("/api", sellerReviewsApi);
  app.route("/api/events", eventsApi);
  app.route("/api/conversations", conversationReportsApi);
  app.route("/api/newsletter", newsletterApi);
  app.route("/api/stats", statsApi);
  app.route("/api/suggestions", suggestionsApi);
  app.route("/api/models", modelsApi);
  app.route("/api/value", valueApi);
  app.route("/api/prices", pricesApi);
  app.route("/api/search", searchApi);
  app.route("/api/favorites", favoritesApi);
  app.route("/api/saved-searches", savedSearchesApi);
  app.route("/api/push-subscriptions", pushApi);
  app.route("/api/phone-checks", phoneChecksApi);
}

function addPages(app: App, deps: Deps): void {
  const kinds = listKinds();
  app.use(announced);
  app.route("/", sitemapRoutes);
  app.route("/", feedFiles);
  for (const { name, sharePictures } of kinds) if (sharePictures) app.route(KINDS[name].path, sharePictures);
  app.use(withSavedIds);
  app.use(withUnread);
  for (const base of ["/", "/ar"]) {
    app.route(base, appPages);
    app.route(base, gateRoutes);
    app.route(base, preferenceRoutes);
    app.route(base, accountPages);
    app.route(base, secondFactorPages);
    app.route(base, linkPages);
    if (deps.config.NODE_ENV === "development") app.route(base, outboxPages);
    app.route(base, subpagesByNumber);
    for (const pages of kinds.flatMap((kind) => kind.pages)) app.route(base, pages);
    app.route(base, comparePages);
    app.route(base, pricesPages);
    app.route(base, inquiryPages);
    app.route(base, repliesPages);
    app.route(base, conversationPages);
    app.route(base, sellerReviewPages);
    app.route(base, favoritePages);
    app.route(base, savedSearchLinkPages);
    app.route(base, savedSearchPages);
    app.route(base, helpPages);
    app.route(base, moderationPages);
    app.route(base, officePages);
    app.route(base, stockPages);
    app.route(base, importsPages);
    app.route(base, settingsPages);
    app.route(base, ownDataPages);
    app.route(base, tokenPages);
    app.route(base, pushPages);
    app.route(base, adminPages);
    app.route(base, dashboardPages);
    app.route(base, newsletterPages);
    app.route(base, sellerPages);
    app.route(base, dealerPages);
    app.route(base, viewedPages);
    app.route(base, homePages);
  }
}

function withoutSlash(c: Ctx): string | null {
  if (c.req.method !== "GET" && c.req.method !== "HEAD") return null;
  const [, path, query] = /^(\/[^?]*?)\/+(\?.*)?$/.exec(pathAndQuery(c)) ?? [];
  return path ? safeNext(path + (query ?? "")) : null;
}

const announced = middleware(async (c, next) => {
  const announcement = await currentSetting(c.get("deps").db, "announcement");
  c.set("announcement", announcement[c.get("language")]);
  await next();
});
