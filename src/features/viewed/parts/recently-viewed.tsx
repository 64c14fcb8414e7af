import { href } from "#src/i18n/paths.ts";
import { Button } from "#src/ui/button.tsx";
import { t } from "#t";

interface RecentlyViewedProps {
  /** The current page's listing, which is stored but not shown. */
  listing?: string;
  className?: string;
}

/** Hidden and the same for all visitors until `strip.ts` fills it; its height is fixed, so that nothing moves. */
export const RecentlyViewed = ({ listing, className }: RecentlyViewedProps) => (
  <section
    id="viewed"
    aria-labelledby="viewed-title"
    data-from={href("/viewed")}
    data-listing={listing}
    hidden
    className={className}
  >
    <div className="mb-3 flex items-center justify-between gap-4 md:mb-4">
      <h2 id="viewed-title" className="text-19 md:text-22">
        {t.viewedTitle()}
      </h2>
      <Button variant="quiet" data-clear="" className="-me-3">
        {t.clear()}
      </Button>
    </div>
    <ul className="-mx-4 flex min-h-56 snap-x gap-3 overflow-x-auto px-4 pt-1 pb-5 [scroll-padding-inline:16px] [scrollbar-width:none] md:mx-0 md:gap-5 md:px-0 lg:grid lg:grid-cols-6 lg:min-h-50 lg:overflow-visible lg:p-0 lg:[&>:nth-child(n+7)]:hidden" />
  </section>
);
