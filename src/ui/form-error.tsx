import type { ReactNode } from "react";
import { Notice } from "./notice.tsx";

/** Why a whole form was refused, over its fields; nothing where there is nothing to say. */
export const FormError = ({ children }: { children: ReactNode }) =>
  children ? (
    <Notice tone="bad" role="alert">
      {children}
    </Notice>
  ) : null;
