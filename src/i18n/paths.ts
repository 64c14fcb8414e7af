import { t } from "#t";

/** A page's address in the reader's language: `/search` is `/ar/search` in Arabic. */
export const href = (path: string): string =>
  t.language() === "en"
    ? path
    : path === "/"
      ? "/ar"
      : path.startsWith("/?")
        ? `/ar${path.slice(1)}`
        : `/ar${path}`;

/** A same-site page address to return to, or null: no other origin, no protocol-relative trick. */
export function safeNext(next: string | undefined | null): string | null {
  if (!next || next.length > 2000 || !/^\/(?![/\\])[^\\\s]*$/.test(next)) return null;
  const url = new URL(next, "http://site.invalid");
  // "/.//evil.example" becomes another origin's address only by being cleaned.
  return url.host === "site.invalid" && !url.pathname.startsWith("//")
    ? url.pathname + url.search + url.hash
    : null;
}
