import { Island } from "#src/shell/island.tsx";
import { LanguageSwitch } from "#src/shell/preference-switches.tsx";
import { PreferencesForm } from "#src/shell/preferences-form.tsx";
import { Mark } from "#src/ui/brand.tsx";
import { MosaicPattern } from "#src/ui/drawings.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { t } from "#t";
import GateFormIsland from "./gate-form.island.tsx";

interface GatePageProps {
  siteName: string;
  /** Where the visitor wanted to go. */
  next: string;
  error?: string;
}

/** The beta gate's screen. */
export function GatePage({ siteName, next, error }: GatePageProps) {
  return (
    <div className="relative flex min-h-dvh flex-col">
      <MosaicPattern className="absolute inset-0 pointer-events-none text-sand-ink opacity-12 [mask-image:radial-gradient(ellipse_at_bottom,#000,transparent_75%)]" />
      <div className="relative wrap flex justify-end py-2">
        <LanguageSwitch />
        <PreferencesForm next={next} />
      </div>
      <div className="flex flex-1 items-center justify-center px-4 pb-16">
        <div className="w-full max-w-108 card px-5 py-9 text-center sm:px-9 sm:py-11">
          <Mark className="mx-auto mb-5 w-22" />
          <h1 className="text-32 font-bold">{siteName}</h1>
          <p className="mt-1 mb-7 text-ink-soft">{t.gateSubtitle()}</p>
          <Island name="gate-form" of={GateFormIsland} props={{ next, error }} when="load" />
          <p className="mt-7 flex items-center justify-center gap-2 border-t border-line pt-5 text-13 text-ink-soft">
            <Icon name="lock" size={15} />
            {t.gateFooter()}
          </p>
        </div>
      </div>
    </div>
  );
}
