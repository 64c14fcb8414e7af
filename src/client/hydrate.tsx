import { type ComponentType, type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import type { Field } from "./redrawn-island.late.tsx";

/**
 * Browsers that translate replace texts by elements of their own. React's next change beside one throws and
 * removes the island: https://github.com/facebook/react/issues/11538. These methods insert last, or skip.
 */
function allowTranslation(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    let next = before;
    while (next && next.parentNode !== this) next = next.parentNode;
    return insertBefore.call(this, node, next) as T;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    child.parentNode?.removeChild(child);
    return child;
  };
}

allowTranslation();

const redrawn = () => import("./redrawn-island.late.tsx");

/** Resolves once it handles events. After an error it is as the server drew it again, with what was typed. */
export function hydrate(
  section: HTMLElement,
  Component: ComponentType<Record<string, unknown>>,
): Promise<void> {
  const data = section.querySelector(":scope > script")?.textContent ?? "{}";
  const root = section.querySelector(":scope > div");
  if (!root) return Promise.resolve();
  const props = JSON.parse(data) as Record<string, unknown>;
  const fields = [...root.querySelectorAll<Field>("input, select, textarea")];
  const focused = document.activeElement;
  const drawn = root.cloneNode(true);
  let hasFailed = false;
  return new Promise((resolve) => {
    const ready = () => {
      // React draws an island anew if its texts are not the server's, as on a translated page.
      if (fields.some((field) => !field.isConnected))
        void redrawn().then(({ typeAgain }) => typeAgain(root, fields, focused));
      resolve();
    };
    hydrateRoot(
      root,
      <Hydrated onReady={ready}>
        <Component {...props} />
      </Hydrated>,
      {
        identifierPrefix: section.id,
        // React has removed the island by now.
        onUncaughtError: (thrown) => {
          resolve();
          console.error(thrown);
          if (hasFailed) return;
          hasFailed = true;
          void redrawn().then(({ restore }) => restore(root, drawn, fields));
        },
      },
    );
  });
}

function Hydrated({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}
