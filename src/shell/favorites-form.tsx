import { href } from "#src/i18n/paths.ts";
import { ICONS } from "#src/ui/icons.ts";

/** What every heart of the page shares: the form that sends it without scripts, and its drawing. */
export const FavoritesForm = ({ next }: { next: string }) => (
  <form id="favorites" method="post" action={href("/favorites")} hidden>
    <input type="hidden" name="next" value={next} />
    <svg>
      <symbol id="heart" viewBox="0 0 24 24">
        <path d={ICONS.heart} />
      </symbol>
    </svg>
  </form>
);
