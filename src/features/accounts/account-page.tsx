import type { ReactNode } from "react";
import { Mark } from "#src/ui/brand.tsx";
import { MosaicPattern } from "#src/ui/drawings.tsx";
import { Icon } from "#src/ui/icon.tsx";
import type { IconName } from "#src/ui/icons.ts";
import { t } from "#t";

interface AccountPageProps {
  title: string;
  text: string;
  /** The way to the other of the two pages. */
  other: { question: string; label: string; href: string };
  children: ReactNode;
}

/** The frame of login and registration: the form, and on wide screens what an account is good for. */
export function AccountPage({ title, text, other, children }: AccountPageProps) {
  return (
    <div className="wrap py-6 md:py-12">
      <div className="mx-auto grid max-w-130 overflow-hidden card lg:max-w-none lg:grid-cols-2">
        <div className="px-5 py-8 sm:px-9 sm:py-10 lg:px-14 lg:py-14">
          <h1 className="text-28 font-bold">{title}</h1>
          <p className="mt-1.5 mb-7 text-ink-soft">{text}</p>
          {children}
          <p className="mt-5 flex flex-wrap items-center justify-center gap-x-2 text-15 text-ink-soft">
            {other.question}
            <a href={other.href} className="link">
              {other.label}
            </a>
          </p>
        </div>
        <Benefits />
      </div>
    </div>
  );
}

function Benefits() {
  const points: { icon: IconName; text: string }[] = [
    { icon: "camera", text: t.accountPromisePhotos() },
    { icon: "whatsapp", text: t.accountPromiseContact() },
    { icon: "layout-dashboard", text: t.accountPromiseDashboard() },
  ];
  return (
    <div className="relative hidden flex-col justify-center bg-sand p-14 text-sand-ink lg:flex">
      <MosaicPattern className="absolute inset-0 pointer-events-none opacity-10 [mask-image:linear-gradient(to_top,#000_10%,transparent_85%)]" />
      <Mark className="relative mb-8 w-26 flex-none" />
      <p className="relative text-32 font-bold text-balance">{t.accountPromiseTitle()}</p>
      <ul className="relative mt-8 grid gap-4">
        {points.map(({ icon, text }) => (
          <li key={icon} className="flex items-center gap-4">
            <span className="grid size-11 flex-none place-items-center rounded-full bg-surface text-action">
              <Icon name={icon} size={20} />
            </span>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
