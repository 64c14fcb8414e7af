import type { ReactNode } from "react";
import { classNames } from "#src/ui/class-names.ts";

interface HomeSectionProps {
  title: string;
  text?: string;
  all?: { href: string; label: string };
  className?: string;
  children: ReactNode;
}

export const HomeSection = ({ title, text, all, className, children }: HomeSectionProps) => (
  <section className={className}>
    <div className="mb-4 flex items-center justify-between gap-x-4 max-md:flex-wrap md:mb-6 md:items-end">
      <div>
        <h2 className="text-22 md:text-28">{title}</h2>
        {text && <p className={classNames("mt-1 text-ink-soft", all && "max-md:hidden")}>{text}</p>}
      </div>
      {all && (
        <a href={all.href} className="link md:flex-none">
          {all.label}
          <i className="i-lucide-arrow-right flip size-4" />
        </a>
      )}
    </div>
    {children}
  </section>
);

/** A row of cards: swiped on a phone, four per row on a desktop. */
export const CardRow = <T extends { id: string }>(props: {
  items: T[];
  children: (item: T) => ReactNode;
}) => (
  <ul className="-mx-4 flex snap-x gap-3 overflow-x-auto px-4 pt-1 pb-5 [scroll-padding-inline:16px] [scrollbar-width:none] md:mx-0 md:gap-5 md:px-0 lg:grid lg:grid-cols-4 lg:gap-y-6 lg:overflow-visible lg:p-0">
    {props.items.map((item) => (
      <li
        key={item.id}
        className="grid w-72.5 max-w-[85vw] flex-none snap-start lg:w-auto lg:max-w-none [&_article_ul]:grid!"
      >
        {props.children(item)}
      </li>
    ))}
  </ul>
);
