import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** What is wrong with a field; `id` is what the field's `aria-describedby` names. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="error">
      <Icon name="circle-alert" size={15} className="mt-[.15em]" />
      <span>{children}</span>
    </p>
  );
}
