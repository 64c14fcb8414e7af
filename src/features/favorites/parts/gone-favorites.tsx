import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Section } from "#src/ui/section.tsx";
import { t } from "#t";
import type { Favorites } from "../queries.ts";

/** A line for each that is no longer on the site, until its reader has taken note of it. */
export const GoneFavorites = ({ gone }: Pick<Favorites, "gone">) => (
  <Section title={t.favoritesGone()}>
    <ul className="grid gap-2">
      {gone.map(({ id, savedAt, savedPriceCents }) => (
        <li
          key={id}
          data-gone=""
          className="panel flex items-center gap-3 py-1 ps-4 pe-1 text-14 text-ink-soft"
        >
          <Icon name="ban" size={18} className="text-faint" />
          <p className="min-w-0 flex-1 py-2">
            {t.favoriteGone(t.formatDate(savedAt), t.formatPrice(savedPriceCents))}
          </p>
          <Button
            variant="quiet"
            type="submit"
            form="favorites"
            name="unsave"
            value={id}
            data-favorite={savedPriceCents}
          >
            {t.favoriteDismiss()}
          </Button>
        </li>
      ))}
    </ul>
  </Section>
);
