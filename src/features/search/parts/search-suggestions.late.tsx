import { type MouseEvent, type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from "react";
import { Icon } from "#src/ui/icon.tsx";
import type { IconName } from "#src/ui/icons.ts";
import { t } from "#t";
import { type Offer, type SuggestionSource, useSuggestions } from "../use-suggestions.ts";

interface SearchSuggestionsProps {
  /** The list's id. */
  id: string;
  input: RefObject<HTMLInputElement | null>;
  source: SuggestionSource;
  /** Somebody has asked for them before they were there. */
  isAsked: boolean;
  search: (text: string) => void;
}

/** The suggestions of a field, shown while somebody types in it (the combobox of the WAI-ARIA practices). */
export function SearchSuggestions({ id, input, source, isAsked, search }: SearchSuggestionsProps) {
  const [isOpen, setOpen] = useState(isAsked);
  const [typed, setTyped] = useState(() => input.current?.value ?? "");
  const [active, setActive] = useState(-1);
  const { offers, remember, forget } = useSuggestions(source, typed, isOpen);
  const canForget = typed.trim() === "" && offers.length > 0;
  const count = offers.length + Number(canForget);
  const shows = isOpen && count > 0;

  const close = () => setOpen(false);
  const open = useEffectEvent(() => {
    setTyped(input.current?.value ?? "");
    setOpen(true);
    setActive(-1);
  });
  const choose = (at: number) => {
    const offer = offers[at];
    if (!offer) return forget();
    setTyped(offer.text);
    close();
    search(offer.text);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const recent = offers[active]?.kind === "recent" ? offers[active].text : undefined;
    if (event.isComposing || (event.key === "Enter" && active < 0)) return;
    if (step !== 0 && !shows) open();
    else if (step !== 0) setActive(((active + 1 + step + count + 1) % (count + 1)) - 1);
    else if (event.key === "Enter" && shows) choose(active);
    else if (event.key === "Escape" && shows) close();
    else if (event.key === "Delete" && shows && recent !== undefined) forget(recent);
    else return;
    event.preventDefault();
  });
  const keep = useEffectEvent(() => {
    remember(input.current?.value ?? "");
    close();
  });
  useEffect(() => {
    const field = input.current;
    const stop = new AbortController();
    const { signal } = stop;
    field?.addEventListener("input", () => open(), { signal });
    field?.addEventListener("click", () => open(), { signal });
    field?.addEventListener("blur", () => setOpen(false), { signal });
    field?.addEventListener("keydown", (event) => press(event), { signal });
    field?.form?.addEventListener("submit", () => keep(), { signal });
    return () => stop.abort();
  }, [input]);
  useEffect(() => {
    input.current?.setAttribute("aria-expanded", String(shows));
    input.current?.setAttribute("aria-activedescendant", shows && active >= 0 ? `${id}-${active}` : "");
  });

  const click = ({ target }: MouseEvent) => {
    const { forget: text } = (target as Element).closest<HTMLElement>("[data-forget]")?.dataset ?? {};
    const { at } = (target as Element).closest<HTMLElement>("[data-at]")?.dataset ?? {};
    if (text !== undefined) forget(text);
    else if (at !== undefined) choose(Number(at));
  };

  return (
    <>
      <div
        role="presentation"
        hidden={!shows}
        className="card absolute! inset-x-0 top-full z-10 mt-1 p-1 shadow-float"
        onMouseDown={(event) => event.preventDefault()}
        onClick={click}
      >
        <SearchOffers id={id} offers={shows ? offers : []} active={active} canForget={shows && canForget} />
      </div>
      <span role="status" className="sr-only">
        {isOpen && typed.trim() !== "" ? t.suggestionsFound(offers.length) : ""}
      </span>
    </>
  );
}

interface SearchOffersProps {
  id: string;
  offers: Offer[];
  /** Which one the keyboard is on; the one after the last forgets all. */
  active: number;
  canForget: boolean;
}

/** The list of a search's suggestions; an option says in `data-at` which it is. */
export const SearchOffers = ({ id, offers, active, canForget }: SearchOffersProps) => (
  <div id={id} role="listbox" aria-label={t.suggestionsTitle()}>
    {offers.map((offer, at) => (
      <OfferOption
        key={`${offer.kind} ${offer.text}`}
        id={`${id}-${at}`}
        at={at}
        isActive={at === active}
        offer={offer}
      />
    ))}
    {canForget && (
      <Option id={`${id}-${offers.length}`} at={offers.length} isActive={active === offers.length}>
        <span className="text-action">{t.suggestionsForget()}</span>
      </Option>
    )}
  </div>
);

const ICONS: Record<Offer["kind"], IconName> = {
  recent: "clock",
  make: "car",
  model: "car",
  year: "calendar",
  city: "map-pin",
  tag: "tag",
  plate: "search",
  pattern: "search",
};

interface OptionProps {
  id: string;
  at: number;
  isActive: boolean;
}

const Option = ({ id, at, isActive, children }: OptionProps & { children: ReactNode }) => (
  <div
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={isActive}
    data-at={at}
    className="menu-item cursor-pointer aria-selected:bg-sand"
  >
    {children}
  </div>
);

const OfferOption = ({ offer: { kind, text, count }, ...option }: OptionProps & { offer: Offer }) => (
  <Option {...option}>
    <Icon name={ICONS[kind]} className="text-faint" />
    <span className="min-w-0 flex-1 truncate">
      <bdi>{text}</bdi>
    </span>
    {kind === "recent" && <span className="sr-only">{t.suggestionRecent()}</span>}
    {count !== null && <span className="count">{count}</span>}
    {kind === "recent" && (
      // For the mouse and the finger; on a keyboard Delete forgets as well.
      <span aria-hidden title={t.suggestionForget()} data-forget={text} className="-me-3 icon-btn">
        <Icon name="x" className="text-ink-soft" />
      </span>
    )}
  </Option>
);
