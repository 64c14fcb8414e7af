import type { ReactNode } from "react";

interface FormSectionProps {
  title: string;
  text?: string;
  children: ReactNode;
}

export const FormSection = ({ title, text, children }: FormSectionProps) => (
  <section className="card p-4 sm:p-6">
    <h2 className="text-19">{title}</h2>
    {text && <p className="mt-1 text-14 text-ink-soft">{text}</p>}
    <div className="mt-5">{children}</div>
  </section>
);
