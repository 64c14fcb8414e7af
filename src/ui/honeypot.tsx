import type { ComponentProps } from "react";
import { t } from "#t";

/** A field that only robots fill in. Browsers without styles show its label. */
export const Honeypot = (props: ComponentProps<"input">) => (
  <div aria-hidden className="sr-only">
    <label>
      {t.uiLeaveEmpty()}
      <input name="website" {...props} tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
