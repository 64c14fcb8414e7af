import type { ReactNode } from "react";
import { Icon } from "#src/ui/icon.tsx";
import type { IconName } from "#src/ui/icons.ts";

interface AccountCardProps {
  icon: IconName;
  title: string;
  text: ReactNode;
  children?: ReactNode;
}

export function AccountCard({ icon, title, text, children }: AccountCardProps) {
  return (
    <div className="wrap py-6 md:py-12">
      <div className="mx-auto max-w-130 card px-5 py-8 sm:px-9 sm:py-10">
        <span className="mb-5 grid size-13 place-items-center rounded-full bg-tint text-action">
          <Icon name={icon} size={24} />
        </span>
        <h1 className="text-28 font-bold">{title}</h1>
        <p className="mt-1.5 mb-7 text-ink-soft [overflow-wrap:anywhere]">{text}</p>
        {children}
      </div>
    </div>
  );
}
