import type { HistoryLink } from "#src/config.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { t } from "#t";

/** Sites that tell the history of the car with this chassis number. */
export const HistoryLinks = ({ links, vin }: { links: HistoryLink[]; vin: string }) => (
  <section className="card p-5">
    <h2 className="text-17">{t.carHistory()}</h2>
    <p className="mt-1 mb-3 text-15 text-ink-soft">{t.carHistoryText()}</p>
    <p className="flex flex-wrap gap-3">
      {links.map(({ name, url }) => (
        <ButtonLink
          key={name}
          href={url.replaceAll("{vin}", encodeURIComponent(vin))}
          target="_blank"
          rel="noreferrer"
          variant="outline"
        >
          {name}
        </ButtonLink>
      ))}
    </p>
  </section>
);
