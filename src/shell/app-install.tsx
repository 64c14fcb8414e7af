import { renderToString } from "react-dom/server";
import { access } from "#src/auth/access.ts";
import { siteNameIn } from "#src/config.ts";
import { type Ctx, type Deps, routes } from "#src/http/env.ts";
import { inLanguage, type Language } from "#src/i18n/language.ts";
import { href } from "#src/i18n/paths.ts";
import { PALETTE } from "#src/ui/tokens.ts";
import { t } from "#t";
import { flashOn } from "./flash.ts";
import { mainLinks } from "./main-links.ts";
import { renderPage } from "./render-page.tsx";
import { Mark } from "#src/ui/brand.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { OfflineDrawing } from "./error-drawings.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";

const LANGUAGES: Language[] = ["en", "ar"];

export const appPages = routes()
  .get("/manifest.webmanifest", access("gate"), (c) => {
    c.header("Content-Type", "application/manifest+json");
    c.header("Cache-Control", "public, max-age=3600");
    return c.body(JSON.stringify(manifest(c)));
  })
  .get("/offline", access("gate"), (c) => offlinePage(c, t.offlineTitle(), t.offlineText()))
  .get("/offline/share", access("gate"), (c) => offlinePage(c, t.sharedTitle(), t.sharedText()))
  // The service worker leads on to the form while pictures wait.
  .get("/share", access("guest"), (c) => {
    const [title, text] = [t.sharedNoneTitle(), t.sharedNoneText()];
    const action = <ButtonLink href={href("/list-car?step=photos")}>{t.sellYourCar()}</ButtonLink>;
    return renderPage(c, { title, noindex: true }, <EmptyState as="h1" {...{ title, text, action }} />);
  })
  // Only a browser without the service worker sends the pictures here, where they are not read.
  .post("/share", access("gate"), (c) => flashOn(c, "/list-car?step=photos", "shareAgain"));

const offlinePage = (c: Ctx, title: string, text: string) =>
  renderPage(
    c,
    { title, noindex: true, bare: true, still: true },
    <OfflinePage {...{ title, text }} siteName={siteNameIn(c.var.deps.config, c.var.language)} />,
  );

function manifest(c: Ctx) {
  const name = siteNameIn(c.var.deps.config, c.var.language);
  const icon = (file: string, size: number, purpose: "any" | "maskable") => ({
    src: `/${file}-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return {
    id: href("/"),
    name,
    short_name: name,
    description: t.siteDescription(),
    lang: c.var.language,
    dir: c.var.language === "ar" ? "rtl" : "ltr",
    start_url: href("/"),
    scope: "/",
    display: "standalone",
    theme_color: PALETTE.light.surface,
    background_color: PALETTE.light.paper,
    categories: ["shopping", "auto"],
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      ...[192, 512].flatMap((size) => [icon("icon", size, "any"), icon("icon-maskable", size, "maskable")]),
    ],
    share_target: {
      action: href("/share"),
      method: "POST",
      enctype: "multipart/form-data",
      params: { files: [{ name: "photos", accept: ["image/*"] }] },
    },
    shortcuts: mainLinks().map((link) => ({ name: link.label, url: href(link.href) })),
  };
}

/** The service worker; if none was built, a worker that unregisters itself. */
export const workerRoutes = routes().get("/sw.js", access("gate"), async (c) => {
  c.header("Content-Type", "text/javascript; charset=utf-8");
  c.header("Cache-Control", "no-cache");
  const { deps } = c.var;
  return c.body(await workers.getOrInsertComputed(deps.assets, () => workerOf(deps)));
});

const workers = new WeakMap<Deps["assets"], Promise<string>>();

async function workerOf(deps: Deps): Promise<string> {
  const { worker, files } = deps.assets;
  const file = worker && files[worker];
  if (!file) return NO_WORKER;
  return `self.OFFLINE=${JSON.stringify(offline(deps))};\n${await Bun.file(file.path).text()}`;
}

const NO_WORKER = `addEventListener("install",()=>skipWaiting());
addEventListener("activate",e=>e.waitUntil(caches.keys().then(a=>Promise.all(a.map(n=>caches.delete(n)))).then(()=>registration.unregister())));
`;

function offline({ config, assets }: Deps) {
  const bodies = LANGUAGES.map((language) =>
    inLanguage(language, () =>
      renderToString(
        <OfflinePage
          title={t.offlineTitle() + t.sharedTitle()}
          text={t.offlineText() + t.sharedText()}
          siteName={siteNameIn(config, language)}
        />,
      ),
    ),
  );
  const wanted = [assets.fonts.latin, assets.fonts.arabic];
  const needed = ["/offline", "/ar/offline", "/offline/share", "/ar/offline/share", assets.guestCss];
  const version = Bun.hash([...bodies, ...needed, ...wanted, assets.worker].join()).toString(36);
  return { version, needed, wanted };
}

/** Shown for any page without a network. Browsers cache it, so it must not contain personal data. */
const OfflinePage = ({ siteName, title, text }: { siteName: string; title: string; text: string }) => (
  <div className="flex min-h-[var(--screen)] flex-col items-center justify-center">
    <p className="flex items-center gap-2.5 text-22 font-bold">
      <Mark className="h-6.5 w-11.5 flex-none" />
      {siteName}
    </p>
    <EmptyState
      as="h1"
      drawing={<OfflineDrawing />}
      title={title}
      text={text}
      action={
        // An empty href reloads the current address.
        <ButtonLink href="" icon="rotate-ccw">
          {t.tryAgain()}
        </ButtonLink>
      }
    />
  </div>
);
