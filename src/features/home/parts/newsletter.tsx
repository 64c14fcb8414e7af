import type { ReactNode } from "react";
import { t } from "#t";

/** New cars and plates by mail; `children` is the form. */
export const HomeNewsletter = ({ children }: { children: ReactNode }) => (
  <section className="mosaic relative overflow-hidden rounded-panel bg-sand p-5 md:p-10">
    <div className="relative grid items-center gap-x-16 gap-y-4 lg:grid-cols-2">
      <div>
        <h2 className="text-22 md:text-28">{t.newsletterTitle()}</h2>
        <p className="mt-1 text-ink-soft">{t.newsletterText()}</p>
      </div>
      {children}
    </div>
  </section>
);
