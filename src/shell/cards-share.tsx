import { href } from "#src/i18n/paths.ts";
import { Drawings } from "#src/ui/drawn.tsx";
import { ICONS } from "#src/ui/icons.ts";
import { NoPhotoScene } from "#src/ui/no-photo.tsx";

/** What every card of the page shares: the form that its heart sends without scripts, and drawings. */
export const CardsShare = ({ next }: { next: string }) => (
  <>
    <form id="favorites" method="post" action={href("/favorites")} hidden>
      <input type="hidden" name="next" value={next} />
    </form>
    <Drawings>
      <symbol id="heart" viewBox="0 0 24 24">
        <path d={ICONS.heart} />
      </symbol>
      <NoPhotoScene id="no-photo" />
    </Drawings>
  </>
);
