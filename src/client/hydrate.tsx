import { Component, type ComponentType, type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import type { Field } from "./redrawn-island.ts";
import { allowTranslation } from "./translated-pages.ts";

allowTranslation();

const redrawn = () => import("./redrawn-island.ts");
const fieldsIn = (root: Element) => [...root.querySelectorAll<Field>("input, select, textarea")];

/** Hydrates one island with the server's props and id prefix. Resolves once it handles events, or has failed. */
export function hydrate(
  section: HTMLElement,
  Component: ComponentType<Record<string, unknown>>,
): Promise<void> {
  const data = section.querySelector(":scope > script")?.textContent ?? "{}";
  const root = section.querySelector(":scope > div");
  if (!root) return Promise.resolve();
  const props = JSON.parse(data) as Record<string, unknown>;
  const [fields, focused] = [fieldsIn(root), document.activeElement];
  return new Promise((resolve) => {
    const ready = () => {
      // React draws an island anew if its texts are not the server's, as on a translated page.
      if (fields.some((field) => !field.isConnected))
        void redrawn().then(({ typeAgain }) => typeAgain(fields, fieldsIn(root), focused));
      resolve();
    };
    hydrateRoot(
      root,
      <Boundary root={root} html={root.innerHTML} onError={resolve}>
        <Hydrated onReady={ready}>
          <Component {...props} />
        </Hydrated>
      </Boundary>,
      { identifierPrefix: section.id, onRecoverableError: (error) => console.error(error) },
    );
  });
}

function Hydrated({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}

interface BoundaryProps {
  root: Element;
  /** What the server drew. */
  html: string;
  onError: () => void;
  children: ReactNode;
}

/** After an error, shows what the server drew, which works without scripts, with what was typed. */
class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  private fields: Field[] | undefined;

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch(): void {
    void this.explain();
    this.props.onError();
  }

  private async explain(): Promise<void> {
    const { root } = this.props;
    const { typeAgain, tellFailure } = await redrawn();
    typeAgain(this.fields ?? [], fieldsIn(root), null);
    tellFailure(root);
  }

  override render(): ReactNode {
    const { root, html, children } = this.props;
    if (!this.state.hasFailed) return children;
    // React removes them after this.
    this.fields ??= fieldsIn(root);
    return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />;
  }
}
