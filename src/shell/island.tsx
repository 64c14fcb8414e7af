import { createStore, Provider } from "jotai";
import { type ComponentType, createContext, useContext } from "react";
import { renderToString } from "react-dom/server";
import { CachedHtmlContext, type CachedPart } from "./cached-html.tsx";

export type Wake = "load" | "idle" | "visible" | "interaction";

interface IslandProps<P extends object> {
  /** The file's name: `car-form` for `car-form.island.tsx`. */
  name: string;
  of: ComponentType<P>;
  props: P;
  when: Wake;
  className?: string;
  /** A tap before the island is awake waits for it instead of following the link. */
  hold?: boolean;
  /** Caches the HTML: the key without the `Part`s inside, and those in their order. */
  cache?: { key: unknown; parts: CachedPart[] };
}

export const escapeJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");

/** By island: the address of its script, then those of its imports. */
export const IslandScripts = createContext<Record<string, string[]>>({});

/** Renders the component on the server and lets the browser hydrate it. `props` must be JSON; names are unique on a page. */
export function Island<P extends object>({
  name,
  of: Component,
  props,
  when,
  className,
  hold,
  cache,
}: IslandProps<P>) {
  const scripts = useContext(IslandScripts)[name];
  const cachedHtml = useContext(CachedHtmlContext);
  // A new store, so that nothing passes from visitor to visitor.
  const island = () => (
    <Provider store={createStore()}>
      <Component {...props} />
    </Provider>
  );
  const html =
    cache && cachedHtml
      ? cachedHtml.mark(name, { key: cache.key, render: island }, cache.parts)
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
