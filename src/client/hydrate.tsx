import { type ComponentType, type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

/** Hydrates one island with the server's props and id prefix. Resolves once it handles events. */
export function hydrate(
  section: HTMLElement,
  Component: ComponentType<Record<string, unknown>>,
): Promise<void> {
  const data = section.querySelector(":scope > script")?.textContent ?? "{}";
  const root = section.querySelector(":scope > div");
  if (!root) return Promise.resolve();
  const props = JSON.parse(data) as Record<string, unknown>;
  return new Promise((resolve) => {
    hydrateRoot(
      root,
      <Hydrated onReady={resolve}>
        <Component {...props} />
      </Hydrated>,
      { identifierPrefix: section.id, onRecoverableError: (error) => console.error(error) },
    );
  });
}

function Hydrated({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}
