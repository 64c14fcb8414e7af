/** Where a browser demands trusted addresses of scripts; `register` takes one as well. */
declare var trustedTypes:
  | {
      createPolicy(
        name: string,
        rules: { createScriptURL: (address: string) => string },
      ): { createScriptURL(address: string): string };
    }
  | undefined;

/** Made by the client build: every `*.island.tsx` of the features by name. */
declare module "#islands" {
  import type { ComponentType } from "react";
  export const islands: Record<string, () => Promise<{ default: ComponentType<Record<string, unknown>> }>>;
}
