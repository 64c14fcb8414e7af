import { Field } from "#src/ui/field.tsx";
import { Input } from "#src/ui/input.tsx";
import { t } from "#t";

interface CodeFieldProps {
  hint: string;
  error?: string | undefined;
  value?: string | undefined;
  focused?: boolean;
}

export const CodeField = ({ hint, error, value, focused }: CodeFieldProps) => (
  <Field label={t.codeLabel()} hint={hint} error={error} required>
    <Input
      name="code"
      defaultValue={value}
      size={52}
      dir="ltr"
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={40}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field on its page, or the refused one
      autoFocus={focused}
      className="num text-center! text-20"
    />
  </Field>
);
