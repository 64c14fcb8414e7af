import type { ReactNode } from "react";
import { Scene, Breakdown } from "#src/ui/drawing-parts.tsx";
import { Drawings } from "#src/ui/drawn.tsx";

/** What a search's island shows by `Drawn`. */
export const SearchDrawings = ({ children }: { children?: ReactNode }) => (
  <Drawings>
    <Scene id="failed">
      <Breakdown />
    </Scene>
    {children}
  </Drawings>
);
