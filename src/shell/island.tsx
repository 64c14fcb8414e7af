import { createStore, Provider } from "jotai";
import { type ComponentType, createContext, useContext } from "react";
import { SavedIds } from "#src/ui/saved-ids.ts";
import { partHtml } from "./cached-html.tsx";

type Wake = "load" | "idle" | "visible" | "interaction";

interface IslandProps<P extends object> {
  /** The file's name without its ending: `car-form` for `car-form.island.tsx`. */
  name: string;
  of: ComponentType<P>;
  props: P;
  /** The props that are sent to the browser, if not all of them are. */
  sent?: P;
  when: Wake;
  className?: string;
  /** Delays a tap until the island is hydrated, instead of following the link. */
  hold?: boolean;
}

export const escapeJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");

export const IslandScripts = createContext<Record<string, string[]>>({});

/** Renders the component on the server and lets the browser hydrate it. `props` must be JSON; names are unique on a page. */
export function Island<P extends object>({
  name,
  of: Component,
  props,
  sent = props,
  when,
  className,
  hold,
}: IslandProps<P>) {
  const scripts = useContext(IslandScripts)[name];
  const savedIds = useContext(SavedIds);
  const html = partHtml(
    // A new store for each request, so that visitors share nothing.
    <Provider store={createStore()}>
      <SavedIds value={savedIds}>
        <Component {...props} />
      </SavedIds>
    </Provider>,
    { identifierPrefix: name },
  );
  return (
    <div
      id={name}
      data-island={name}
      data-when={when}
      data-scripts={scripts?.join(" ")}
      data-hold={hold ? "" : undefined}
      className={className}
    >
      <script type="application/json" dangerouslySetInnerHTML={{ __html: escapeJson(sent) }} />
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
