import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface EmptyStateProps {
  drawing?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  as?: "h1" | "h2";
  className?: string;
}

export const EmptyState = ({
  drawing,
  title,
  text,
  action,
  as: Heading = "h2",
  className,
}: EmptyStateProps) => (
  <div className={classNames("flex flex-col items-center px-4 py-10 text-center md:py-14", className)}>
    {drawing}
    <Heading className="mt-5 text-20 md:text-22">{title}</Heading>
    {text && <p className="mt-1.5 max-w-[46ch] text-ink-soft text-balance">{text}</p>}
    {action && <div className="mt-5 flex max-w-full flex-wrap justify-center gap-2">{action}</div>}
  </div>
);
