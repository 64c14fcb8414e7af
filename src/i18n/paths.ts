import { t } from "#t";

/** A page's address in the current language: `/search` becomes `/ar/search` in Arabic. */
export const href = (path: string): string =>
  t.language() === "en"
    ? path
    : path === "/"
      ? "/ar"
      : path.startsWith("/?")
        ? `/ar${path.slice(1)}`
        : `/ar${path}`;

/** The address of the same page in the current language; the given one may be in either language. */
export function inThisLanguage(path: string): string {
  const bare = path.replace(/^\/ar(?=\/|\?|#|$)/, "");
  return href(bare.startsWith("/") ? bare : `/${bare}`);
}

/** `next` if it is an address on this site, else null. */
export function safeNext(next: string | undefined | null): string | null {
  if (!next || next.length > 2000 || !/^\/(?![/\\])[^\\\s]*$/.test(next)) return null;
  const url = new URL(next, "http://site.invalid");
  // Normalizing "/.//evil.example" gives "//evil.example".
  return url.host === "site.invalid" && !url.pathname.startsWith("//")
    ? url.pathname + url.search + url.hash
    : null;
}
