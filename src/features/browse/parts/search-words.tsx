import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import { t } from "#t";
import { type SuggestionKind, useSuggestions } from "../use-suggestions.ts";
import { SearchOffers } from "./search-offers.tsx";

interface SearchWordsProps {
  kind: SuggestionKind;
  /** The id of the GET form that it belongs to, where it stands outside of it. */
  form?: string;
  value: string;
  label: string;
  placeholder: string;
}

/**
 * The words of a search with suggestions while typing (the combobox of the WAI-ARIA practices). Without scripts it is a
 * field of its form; inside a box with `relative` the list hangs below that box.
 */
export function SearchWords({ kind, form, value, label, placeholder }: SearchWordsProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isAwake, setAwake] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(value);
  const [active, setActive] = useState(-1);
  const { offers, remember, forget } = useSuggestions(kind, typed, isOpen);
  const canForget = typed.trim() === "" && offers.length > 0;
  const count = offers.length + Number(canForget);
  const shows = isOpen && count > 0;

  const wake = useEffectEvent(() => {
    setAwake(true);
    setTyped(input.current?.value ?? "");
  });
  const keep = useEffectEvent(() => {
    remember(input.current?.value ?? "");
    setOpen(false);
  });
  useEffect(() => {
    wake();
    const owner = input.current?.form;
    const submitted = () => keep();
    owner?.addEventListener("submit", submitted);
    return () => owner?.removeEventListener("submit", submitted);
  }, []);

  const open = () => {
    setOpen(true);
    setActive(-1);
  };
  const choose = (at: number) => {
    const offer = offers[at];
    if (!offer) return forget();
    if (!input.current) return;
    input.current.value = offer.text;
    setTyped(offer.text);
    setOpen(false);
    input.current.form?.requestSubmit();
  };
  const click = ({ target }: MouseEvent) => {
    const { forget: text } = (target as Element).closest<HTMLElement>("[data-forget]")?.dataset ?? {};
    const { at } = (target as Element).closest<HTMLElement>("[data-at]")?.dataset ?? {};
    if (text !== undefined) forget(text);
    else if (at !== undefined) choose(Number(at));
  };
  const press = (event: KeyboardEvent) => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const recent = offers[active]?.kind === "recent" ? offers[active].text : undefined;
    if (event.nativeEvent.isComposing || (event.key === "Enter" && active < 0)) return;
    if (step !== 0 && !shows) open();
    else if (step !== 0) setActive(((active + 1 + step + count + 1) % (count + 1)) - 1);
    else if (event.key === "Enter" && shows) choose(active);
    else if (event.key === "Escape" && shows) setOpen(false);
    else if (event.key === "Delete" && shows && recent !== undefined) forget(recent);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <input
        ref={input}
        type="search"
        name="q"
        form={form}
        defaultValue={value}
        aria-label={label}
        placeholder={placeholder}
        dir="auto"
        maxLength={200}
        enterKeyHint="search"
        autoComplete="off"
        className="min-h-11 min-w-0 flex-1 appearance-none outline-none"
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value);
          open();
        }}
        onClick={open}
        onBlur={() => setOpen(false)}
        onKeyDown={press}
        {...(isAwake && {
          role: "combobox",
          "aria-autocomplete": "list" as const,
          "aria-expanded": shows,
          "aria-controls": id,
          "aria-activedescendant": shows && active >= 0 ? `${id}-${active}` : undefined,
        })}
      />
      <div
        role="presentation"
        hidden={!shows}
        className="card absolute! inset-x-0 top-full z-10 mt-1 p-1 shadow-float"
        onMouseDown={(event) => event.preventDefault()}
        onClick={click}
      >
        <SearchOffers id={id} offers={shows ? offers : []} active={active} canForget={shows && canForget} />
      </div>
      {isAwake && (
        <span role="status" className="sr-only">
          {isOpen && typed.trim() !== "" ? t.suggestionsFound(offers.length) : ""}
        </span>
      )}
    </>
  );
}
