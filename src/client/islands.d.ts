/** Made by the client build: every `*.island.tsx` of the features by name. */
declare module "#islands" {
  import type { ComponentType } from "react";
  export const islands: Record<string, () => Promise<{ default: ComponentType<Record<string, unknown>> }>>;
}
