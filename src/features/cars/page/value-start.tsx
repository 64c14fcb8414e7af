import { Car } from "#src/ui/drawing-parts.tsx";
import { silhouetteOf } from "#src/ui/car-silhouette.tsx";
import { Num } from "#src/ui/num.tsx";
import { t } from "#t";

/** Lines so short that they are round dots. */
const ON_SALE = "M80 62h.1M150 92h.1M186 150h.1M246 128h.1M278 176h.1M440 208h.1M500 214h.1M538 186h.1";
const ENDED = "M112 120h.1M208 106h.1M470 172h.1M566 226h.1";

export const ValueStart = () => (
  <section className="flex flex-col justify-center rounded-panel bg-sand p-5 text-sand-ink md:p-6">
    <MarketDrawing />
    <h2 className="mt-4 text-22 text-ink md:text-24">{t.worthStartTitle()}</h2>
    <p className="mt-1.5 max-w-130">{t.worthStartText()}</p>
    <ol className="mt-6 grid gap-5 border-t border-track pt-6 md:grid-cols-3">
      {t.worthGet().map(([title, text], i) => (
        <li key={title} className="flex gap-3 text-14 md:block">
          <Num className="grid size-7 flex-none place-items-center rounded-full bg-surface text-13 font-semibold text-action md:mb-3">
            {i + 1}
          </Num>
          <span>
            <b className="block text-15 font-semibold text-ink">{title}</b>
            {text}
          </span>
        </li>
      ))}
    </ol>
  </section>
);

const MarketDrawing = () => (
  <svg viewBox="30 30 580 220" aria-hidden className="mirrored mx-auto w-full max-w-130">
    <path d="M40 40C200 92 380 150 600 178V240C400 222 200 170 40 122Z" fill="var(--sand-2)" />
    <path
      d="M40 80C200 132 390 188 600 208"
      fill="none"
      stroke="var(--action)"
      strokeWidth="3"
      strokeLinecap="round"
      strokeDasharray="1 9"
    />
    <g strokeLinecap="round">
      <path d={ON_SALE + ENDED} stroke="var(--field)" strokeWidth="14" />
      <path d={ENDED} stroke="var(--surface)" strokeWidth="10" />
    </g>
    <circle cx="356" cy="176" r="62" fill="var(--surface)" stroke="var(--action)" strokeWidth="3" />
    <Car of={silhouetteOf("Hatchback")} x={305} y={156} scale={0.6} />
  </svg>
);
