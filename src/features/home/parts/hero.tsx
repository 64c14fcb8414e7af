import type { ReactNode } from "react";
import { href } from "#src/i18n/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { ART } from "#src/ui/art.ts";
import { Num } from "#src/ui/num.tsx";
import { t } from "#t";

/** With fewer cars or plates, the text contains no numbers. */
const MIN_NAMED = 100;

interface HomeHeroProps {
  cars: number;
  plates: number;
  tab: "buy" | "sell";
  children: ReactNode;
}

export const HomeHero = ({ cars, plates, tab, children }: HomeHeroProps) => (
  <section className="group/hero">
    <div className="mosaic relative overflow-hidden bg-sand">
      <div className="wrap relative grid items-end gap-x-8 pt-6 pb-22 lg:grid-cols-[560px_1fr] lg:pt-14">
        <div className="self-center lg:pb-10">
          <h1 className="text-32 text-balance md:text-48">{t.homeTitle()}</h1>
          <p className="mt-2 max-w-130 text-16 text-ink-soft md:mt-4 md:text-18">
            {cars >= MIN_NAMED && plates >= MIN_NAMED ? t.homeText(cars, plates) : t.homeTextWithoutNumbers()}
          </p>
          <ul className="mt-4 hidden flex-wrap gap-x-6 gap-y-2 text-14 font-medium md:flex">
            {[t.homeFree(), t.homeNoCommission(), t.homeDirect()].map((promise) => (
              <li key={promise} className="flex items-center gap-2">
                <i className="i-lucide-check text-action" />
                {promise}
              </li>
            ))}
          </ul>
        </div>
        <img
          src={ART.hero}
          width={560}
          height={330}
          alt=""
          fetchPriority="high"
          className="mx-auto mt-3 -mb-6 w-75 md:-mb-22 md:w-full md:max-w-140 lg:mt-0"
        />
      </div>
    </div>
    <div className="wrap relative z-1 -mt-22">
      <fieldset className="flex md:gap-1">
        <legend className="sr-only">{t.homeTabs()}</legend>
        <Tab value="buy" label={t.homeBuy()} open={tab === "buy"} />
        <Tab value="sell" label={t.homeSell()} open={tab === "sell"} />
      </fieldset>
      <div className="rounded-b-card bg-surface p-4 shadow-soft md:rounded-se-card md:p-5">
        <div className="group-has-[[value=sell]:checked]/hero:hidden">{children}</div>
        <SellPanel />
      </div>
    </div>
  </section>
);

const Tab = ({ value, label, open }: { value: string; label: string; open: boolean }) => (
  <label className="relative flex min-h-12 flex-1 items-center justify-center bg-sand-2 px-6 text-16 font-semibold text-sand-ink first-of-type:rounded-ss-card last-of-type:rounded-se-card has-[:checked]:bg-surface has-[:checked]:text-action has-[:focus-visible]:focused md:min-w-28 md:flex-none md:rounded-t-card">
    <input type="radio" name="home-tab" value={value} defaultChecked={open} className="sr-only" />
    {label}
  </label>
);

const SellPanel = () => (
  <div className="sell-panel hidden items-center gap-x-10 gap-y-4 group-has-[[value=sell]:checked]/hero:grid lg:grid-cols-[1fr_auto_auto]">
    <div>
      <h2 className="text-22">{t.homeSellTitle()}</h2>
      <p className="mt-1 text-15 text-ink-soft">{t.listCarText()}</p>
      <a href={href("/value")} className="link">
        {t.worthTitle()}
      </a>
    </div>
    <ol className="grid grid-cols-3 gap-2 text-14 font-medium md:flex md:gap-6 md:text-15">
      {t.homeSellSteps().map((step, i) => (
        <li key={step} className="flex items-center gap-1.5 text-center max-md:flex-col md:gap-2.5">
          <Num className="grid size-7 place-items-center rounded-full bg-tint text-14 font-semibold text-action">
            {i + 1}
          </Num>
          {step}
        </li>
      ))}
    </ol>
    <ButtonLink href={href("/list-car")} size={52}>
      {t.homeStartListing()}
    </ButtonLink>
  </div>
);
