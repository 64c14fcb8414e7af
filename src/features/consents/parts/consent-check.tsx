import type { UseFormRegisterReturn } from "react-hook-form";
import { href } from "#src/i18n/paths.ts";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { t } from "#t";

interface ConsentCheckProps extends Partial<UseFormRegisterReturn> {
  label: string;
  checked?: boolean;
  error?: string | undefined;
}

/** One box of a form with a single purpose, with the way to the policy. */
export const ConsentCheck = ({ label, checked, error, ...field }: ConsentCheckProps) => (
  <Checkbox
    id="consent"
    name="consent"
    {...field}
    value="yes"
    defaultChecked={checked}
    required
    error={error}
    className="[&>label]:items-start"
  >
    {label}{" "}
    <a href={href("/privacy")} target="_blank" className="link text-14">
      {t.consentRead("privacy")}
    </a>
  </Checkbox>
);
