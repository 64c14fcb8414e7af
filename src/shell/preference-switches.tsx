import type { ReactNode } from "react";
import { Icon } from "#src/ui/icon.tsx";
import { t } from "#t";
import { THEMES, type Theme } from "./preferences.ts";

const ICON_BUTTON =
  "inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-field px-2 text-15 font-medium text-ink-soft hover:text-ink";

export function LanguageSwitch() {
  const other = t.language() === "en" ? "ar" : "en";
  return (
    // In a system font, so that the page does not load the other script's font for one word.
    <button
      form={PREFERENCES_FORM}
      name="language"
      value={other}
      lang={other}
      className={`${ICON_BUTTON} font-system`}
    >
      <Icon name="globe" size={20} />
      <span className="hidden sm:inline lg:max-xl:hidden">{t.otherLanguageName()}</span>
      <span className="max-[359px]:hidden sm:max-lg:hidden xl:hidden" aria-hidden="true">
        {t.otherLanguageShort()}
      </span>
      <span className="sr-only sm:max-lg:hidden xl:hidden">{t.otherLanguageName()}</span>
    </button>
  );
}

const ICONS = { system: "i-lucide-monitor", light: "i-lucide-sun", dark: "i-lucide-moon" } as const;

const themeLabel = (theme: Theme): string =>
  ({ system: t.themeSystem(), light: t.themeLight(), dark: t.themeDark() })[theme];

interface ThemeProps {
  theme: Theme;
}

interface ThemeChoicesProps extends ThemeProps {
  className: string;
  mark?: ReactNode;
}

const ThemeChoices = ({ theme, className, mark }: ThemeChoicesProps) =>
  THEMES.map((choice) => (
    <button
      key={choice}
      form={PREFERENCES_FORM}
      name="theme"
      value={choice}
      aria-pressed={choice === theme}
      className={className}
    >
      <i className={ICONS[choice]} />
      {themeLabel(choice)}
      {choice === theme && mark}
    </button>
  ));

export const ThemeRow = ({ theme }: ThemeProps) => (
  <fieldset className="grid grid-cols-3 gap-2 md:hidden">
    <legend className="label">{t.themeTitle()}</legend>
    <ThemeChoices theme={theme} className="theme-tile" />
  </fieldset>
);

export const ThemeSwitch = ({ theme }: ThemeProps) => (
  <>
    <button
      type="button"
      popoverTarget="theme-menu"
      aria-label={t.themeTitle()}
      className={`${ICON_BUTTON} anchor-theme max-md:hidden`}
    >
      <i className={`${ICONS[theme === "dark" ? "dark" : "light"]} size-5`} />
    </button>
    <div
      popover="auto"
      id="theme-menu"
      role="group"
      aria-labelledby="theme-menu-title"
      className="menu-popover anchored-theme"
    >
      <p id="theme-menu-title" className="px-3 pt-1 pb-2 text-13 text-ink-soft">
        {t.themeTitle()}
      </p>
      <ThemeChoices
        theme={theme}
        className="menu-item"
        mark={<i className="i-lucide-check ms-auto size-4 text-action" />}
      />
    </div>
  </>
);

const PREFERENCES_FORM = "preferences-form";

export const PreferencesForm = ({ next }: { next: string }) => (
  <form id={PREFERENCES_FORM} method="post" action="/preferences" hidden>
    <input type="hidden" name="next" value={next} />
  </form>
);
