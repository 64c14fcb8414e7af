import type { UseFormRegisterReturn } from "react-hook-form";
import { href } from "#src/i18n/paths.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { t } from "#t";
import { CURRENT, type Purpose } from "../current.ts";

interface ConsentBoxProps extends Partial<UseFormRegisterReturn> {
  purpose: Exclude<Purpose, "inquiry">;
  checked?: boolean;
  error?: string | undefined;
}

/** The link opens another tab, so that a form keeps what was typed. */
export function ConsentBox({ purpose, checked, error, ...field }: ConsentBoxProps) {
  const isOptional = purpose === "newsletter";
  const { version, since } = CURRENT[purpose];
  return (
    <Checkbox
      id={`consent-${purpose}`}
      name={purpose}
      {...field}
      value="yes"
      defaultChecked={checked}
      required={!isOptional}
      error={error}
      className="border-b border-line py-3 last:border-0 [&>label]:items-start"
    >
      <b className="font-semibold">{t.consentName(purpose)}</b>{" "}
      <Badge>{isOptional ? t.consentOptional() : t.consentRequired()}</Badge>
      <span className="mt-1 block text-14 text-ink-soft">
        {t.consentText(purpose)} {!isOptional && t.consentVersion(version, t.formatDate(since))}
      </span>
      {!isOptional && (
        <a href={href(`/${purpose}`)} target="_blank" className="link text-14">
          {t.consentRead(purpose)}
        </a>
      )}
    </Checkbox>
  );
}
