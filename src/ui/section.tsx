import type { ReactNode } from "react";

interface SectionProps {
  title: ReactNode;
  count?: ReactNode;
  action?: ReactNode;
  id?: string;
  className?: string;
  children: ReactNode;
}

export const Section = ({ title, count, action, id, className, children }: SectionProps) => (
  <section id={id} className={className}>
    <div className="flex items-center gap-2.5 mb-3 md:mb-4">
      <h2 className="text-19 md:text-22">{title}</h2>
      {count !== undefined && (
        <span className="num inline-grid place-items-center min-w-7 h-7 px-2 rounded-full bg-sand text-14 font-semibold text-sand-ink">
          {count}
        </span>
      )}
      {action && <div className="ms-auto">{action}</div>}
    </div>
    {children}
  </section>
);
