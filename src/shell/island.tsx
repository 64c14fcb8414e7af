import { createStore, Provider } from "jotai";
import { type ComponentType, createContext, useContext } from "react";
import { renderToString } from "react-dom/server";
import { type KeptElement, Places } from "./kept-html.tsx";

export type Wake = "load" | "idle" | "visible" | "interaction";

interface IslandProps<P extends object> {
  /** The file's name: `car-form` for `car-form.island.tsx`. */
  name: string;
  of: ComponentType<P>;
  props: P;
  when: Wake;
  className?: string;
  /** A first tap waits until the island is awake, instead of following the link beneath. */
  hold?: boolean;
  /** Keeps its HTML for the next who see the same: what it is drawn from but for its `Part`s, and those in their order. */
  keep?: { by: unknown; parts: KeptElement[] };
}

/** JSON that may stand inside a script element. */
export const escapeJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");

/** Per island the addresses of its script, first, and of what that imports. */
export const IslandScripts = createContext<Record<string, string[]>>({});

/** Renders the component here and lets the browser wake it; `props` must be JSON. One island of a name a page. */
export function Island<P extends object>({
  name,
  of: Component,
  props,
  when,
  className,
  hold,
  keep,
}: IslandProps<P>) {
  const scripts = useContext(IslandScripts)[name];
  const places = useContext(Places);
  // A store of its own, since nothing may pass from visitor to visitor.
  const island = () => (
    <Provider store={createStore()}>
      <Component {...props} />
    </Provider>
  );
  const html =
    keep && places
      ? places.place(name, { by: keep.by, draw: island }, keep.parts)
      : renderToString(island(), { identifierPrefix: name });
  return (
    <section
      id={name}
      data-island={name}
      data-when={when}
      data-scripts={scripts?.join(" ")}
      data-hold={hold ? "" : undefined}
      className={className}
    >
      <script type="application/json" dangerouslySetInnerHTML={{ __html: escapeJson(props) }} />
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  );
}
