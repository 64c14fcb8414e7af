import type { ReactNode } from "react";
import type { SessionUser } from "#src/auth/sessions.ts";
import type { Language } from "#src/i18n/language.ts";
import type { Sheet } from "#src/ui/css.ts";
import type { Theme } from "./preferences.ts";

export interface PageHead {
  title: string;
  description?: string;
  noindex?: boolean;
  /** The path of the canonical address, without a language, if it differs from the requested one. */
  path?: string;
  query?: string;
  image?: string;
  skipTo?: { href: string; label: string };
  structuredData?: object;
  /** What feed readers can follow instead of the page. */
  feeds?: { type: string; href: string }[];
  bare?: boolean;
  /** Has no footer. */
  isWholeScreen?: boolean;
  still?: boolean;
  /** Contains a secret, so it is not compressed: the length could reveal it (BREACH). */
  secret?: boolean;
  preload?: string[];
  sheets?: Sheet[];
  /** Whether it needs the styles of dealers' pages. */
  isOfDealers?: boolean;
}

export interface Frame {
  language: Language;
  url: string;
  origin: string;
  siteName: string;
  operator: string | null;
  user: SessionUser | null;
  theme: Theme;
  flash: string | null;
  announcement: string | null;
  year: number;
  savedIds: string[];
  unread: number;
  photosUrl: string | undefined;
}

/** A page as a function of JSON, so that another thread can draw it. It must depend on nothing else. */
export interface View<Props> {
  name: string;
  page(props: Props): { head: PageHead; body: ReactNode };
}

/** Draws a page; returns its HTML, encoded with zstd. */
export type Draw = <Props>(view: View<Props>, props: Props, frame: Frame) => Promise<Uint8Array<ArrayBuffer>>;
