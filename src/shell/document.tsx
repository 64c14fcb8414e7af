import { type ReactNode, use } from "react";
import type { Assets } from "#src/http/assets.ts";
import { EARLY_SCRIPT } from "#src/http/headers.ts";
import type { Language } from "#src/i18n/language.ts";
import { href } from "#src/i18n/paths.ts";
import { Notice } from "#src/ui/notice.tsx";
import { SavedIds } from "#src/ui/saved-ids.ts";
import { PALETTE } from "#src/ui/tokens.ts";
import { t } from "#t";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { escapeJson } from "./island.tsx";
import { PreferencesForm } from "./preference-switches.tsx";
import type { Frame, PageHead } from "./page.ts";

type DocumentProps = { assets: Assets; frame: Frame; head: PageHead; children: ReactNode };

const DEVICE_THEMES = ["light", "dark"] as const;

export function Document({ assets, frame, head, children }: DocumentProps) {
  const { language, siteName, operator, user, theme, unread, flash, announcement, year } = frame;
  const url = new URL(frame.url);
  const bare = head.path ?? (url.pathname.replace(/^\/ar(?=\/|$)/, "") || "/");
  const query = head.query ? `?${head.query}` : "";
  const path = { en: bare + query, ar: (bare === "/" ? "/ar" : `/ar${bare}`) + query };
  const here = href(bare + url.search);
  const title = head.title === siteName ? siteName : `${head.title} | ${siteName}`;
  const scripts = [...new Set((head.preload ?? []).flatMap((name) => assets.islands[language][name] ?? []))];
  return (
    <html
      lang={language}
      dir={language === "ar" ? "rtl" : "ltr"}
      data-theme={theme === "system" ? undefined : theme}
      data-signed-in={user ? "" : undefined}
      data-photos={frame.photosUrl}
    >
      <head>
        <meta charSet="utf-8" />
        {!head.still && <script dangerouslySetInnerHTML={{ __html: EARLY_SCRIPT }} />}
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        {head.description && <meta name="description" content={head.description} />}
        {head.noindex && <meta name="robots" content="noindex" />}
        <link rel="preload" href={assets.fonts.latin} as="font" type="font/woff2" crossOrigin="" />
        {language === "ar" && (
          <link rel="preload" href={assets.fonts.arabic} as="font" type="font/woff2" crossOrigin="" />
        )}
        <link
          rel="stylesheet"
          href={head.isOfDealers ? assets.dealersCss : user ? assets.css : assets.guestCss}
        />
        {head.sheets?.map((sheet) => (
          <link
            key={sheet}
            rel="stylesheet"
            href={assets.sheets[sheet]}
            media={sheet === "print" ? "print" : undefined}
          />
        ))}
        {!head.still && <script type="module" src={assets.start[language]} />}
        {scripts.map((script) => (
          <link key={script} rel="modulepreload" href={script} />
        ))}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={href("/manifest.webmanifest")} />
        {(theme === "system" ? DEVICE_THEMES : [theme]).map((shown) => (
          <meta
            key={shown}
            name="theme-color"
            content={PALETTE[shown].surface}
            media={theme === "system" ? `(prefers-color-scheme: ${shown})` : undefined}
          />
        ))}
        {head.feeds?.map(({ type, href }) => (
          <link key={type} rel="alternate" type={type} href={href} />
        ))}
        {!head.noindex && <SharingHead {...{ head, path, title }} {...frame} />}
      </head>
      <body>
        <a href="#content" className="skip-link">
          {t.skipToContent()}
        </a>
        {head.skipTo && (
          <a href={head.skipTo.href} className="skip-link">
            {head.skipTo.label}
          </a>
        )}
        {announcement && !head.bare && (
          <p role="note" className="bg-sand px-4 py-2 text-center text-14">
            <bdi dir="auto">{announcement}</bdi>
          </p>
        )}
        {!head.bare && <Header {...{ siteName, user, theme, unread }} path={bare} />}
        <main id="content" tabIndex={-1} className="outline-none">
          {flash && (
            <div className="wrap pt-4">
              <Notice tone="good" role="status">
                {flash}
              </Notice>
            </div>
          )}
          {children}
        </main>
        {!head.bare && <FavoritesForm next={here} />}
        {!head.bare && <form id="compare" method="post" action={href("/compare")} hidden />}
        {!head.bare && <PreferencesForm next={here} />}
        {!head.bare && !head.isWholeScreen && <Footer {...{ siteName, year, operator }} />}
      </body>
    </html>
  );
}

type SharingProps = Pick<Frame, "language" | "origin" | "siteName"> & {
  head: PageHead;
  path: Record<Language, string>;
  title: string;
};

const SITE_PICTURE = "/share.png";

const SharingHead = ({ head, language, origin, path, siteName, title }: SharingProps) => (
  <>
    <link rel="canonical" href={origin + path[language]} />
    <link rel="alternate" hrefLang="en" href={origin + path.en} />
    <link rel="alternate" hrefLang="ar" href={origin + path.ar} />
    <link rel="alternate" hrefLang="x-default" href={origin + path.en} />
    <meta property="og:title" content={title} />
    <meta property="og:site_name" content={siteName} />
    <meta property="og:type" content="website" />
    <meta property="og:url" content={origin + path[language]} />
    {head.description && <meta property="og:description" content={head.description} />}
    <meta property="og:image" content={origin + (head.image ?? SITE_PICTURE)} />
    <meta name="twitter:card" content="summary_large_image" />
    {head.structuredData && (
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{
          __html: escapeJson({ "@context": "https://schema.org", ...head.structuredData }),
        }}
      />
    )}
  </>
);

const FavoritesForm = ({ next }: { next: string }) => (
  <form
    id="favorites"
    method="post"
    action={href("/favorites")}
    data-saved={[...use(SavedIds)].join(" ") || undefined}
    hidden
  >
    <input type="hidden" name="next" value={next} />
  </form>
);
