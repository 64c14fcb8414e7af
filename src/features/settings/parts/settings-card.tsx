import type { ReactNode } from "react";

interface SettingsCardProps {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}

/** One part of the settings under its heading. */
export const SettingsCard = ({ id, title, text, children }: SettingsCardProps) => (
  <section id={id} className="card scroll-mt-4 p-5 sm:p-6">
    <h2 className="text-19 md:text-22">{title}</h2>
    <p className="mt-1 mb-5 text-15 text-ink-soft">{text}</p>
    {children}
  </section>
);
