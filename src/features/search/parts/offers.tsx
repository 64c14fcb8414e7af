import { Icon } from "#src/ui/icon.tsx";
import { t } from "#t";
import type { Offer } from "../found.ts";

interface OffersProps {
  offers: Offer[];
  /** The search page's address. */
  path: string;
  countOf: (count: number) => string;
}

/** Where nothing was found: other searches that find something, each a link. */
export const Offers = ({ offers, path, countOf }: OffersProps) =>
  offers.length > 0 && (
    <div className="mb-3 min-w-0 basis-full">
      <p id="offers" className="mb-2 text-14 text-ink-soft">
        {t.searchOffers()}
      </p>
      <ul aria-labelledby="offers" className="panel mx-auto max-w-100 p-1">
        {offers.map(({ label, query, count }) => (
          <li key={query}>
            <a href={query ? `${path}?${query}` : path} className="menu-item py-2">
              <Icon name="search" size={16} className="text-ink-soft" />
              <span className="min-w-0 flex-1">
                <bdi>{label}</bdi>
              </span>
              <span className="count">{countOf(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
