import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import { Providers } from "./providers.tsx";

/** Wakes one island: same component, props and id prefix as on the server. */
export function hydrate(section: HTMLElement, Component: ComponentType<Record<string, unknown>>): void {
  const data = section.querySelector(":scope > script")?.textContent ?? "{}";
  const root = section.querySelector(":scope > div");
  if (!root) return;
  const props = JSON.parse(data) as Record<string, unknown>;
  hydrateRoot(
    root,
    <Providers>
      <Component {...props} />
    </Providers>,
    { identifierPrefix: section.id, onRecoverableError: (error) => console.error(error) },
  );
}
