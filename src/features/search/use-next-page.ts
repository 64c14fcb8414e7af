import { useEffect, useEffectEvent } from "react";

/** How near the link has to come. */
const NEAR = "600px";

/** Whether the reader asked their browser to load no more than needed. */
export const savesData = (): boolean =>
  "connection" in navigator && Boolean((navigator.connection as { saveData?: boolean }).saveData);

/** Calls `prepare` with the query string of the page that follows once the link to it comes near. */
export function useNextPage(shown: unknown, prepare: (query: string) => void): void {
  const near = useEffectEvent(prepare);
  useEffect(() => {
    const link = document.querySelector<HTMLAnchorElement>('nav a[rel="next"]');
    if (!link) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        watch.disconnect();
        near(link.search);
      },
      { rootMargin: NEAR },
    );
    watch.observe(link);
    return () => watch.disconnect();
  }, [shown]);
}
