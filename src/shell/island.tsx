import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { Providers } from "#src/client/providers.tsx";

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
}

/** JSON that may stand inside a script element. */
export const escapeJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");

/** Renders the component here and lets the browser wake it; `props` must be JSON. One island of a name a page. */
export function Island<P extends object>({
  name,
  of: Component,
  props,
  when,
  className,
  hold,
}: IslandProps<P>) {
  const html = renderToString(
    <Providers>
      <Component {...props} />
    </Providers>,
    { identifierPrefix: name },
  );
  return (
    <section
      id={name}
      data-island={name}
      data-when={when}
      data-hold={hold ? "" : undefined}
      className={className}
    >
      <script type="application/json" dangerouslySetInnerHTML={{ __html: escapeJson(props) }} />
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  );
}
