import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from "react";
import { numberIn } from "#src/core/query-params.ts";
import { Field } from "#src/ui/field.tsx";
import { Input, type InputProps } from "#src/ui/input.tsx";

interface NumberFieldProps
  extends
    Pick<ComponentProps<typeof Field>, "label" | "hideLabel" | "hint">,
    Pick<InputProps, "name" | "dir" | "maxLength"> {
  value: number | string | null | undefined;
  /** What is said of something else. */
  wrong: string;
  /** Null where the search takes nothing from a text. */
  read?: (text: string) => unknown;
  /** For the label, the field and what is said about it together. */
  boxClassName?: string;
}

/** A number to search for. What cannot be read filters nothing, stays as it was typed and is said when one leaves it. */
export function NumberField(props: NumberFieldProps) {
  const { label, hideLabel, hint, value, wrong, read = numberIn, boxClassName, ...rest } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  // What the form's search leaves out is invalid.
  const isRead = () => {
    const typed = input.current?.value ?? "";
    const fits = typed.trim() === "" || read(typed) !== null;
    input.current?.setCustomValidity(fits ? "" : wrong);
    return fits;
  };
  const check = () => setWrong(!isRead());
  // Whoever was faster than this script is told as well.
  const arrive = useEffectEvent(() => {
    const fits = isRead();
    if (document.activeElement !== input.current) setWrong(!fits);
  });
  useEffect(() => arrive(), []);
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={isWrong && wrong} className={boxClassName}>
      <Input
        ref={input}
        numeric
        size={44}
        defaultValue={value ?? ""}
        onBlur={check}
        onInput={() => isRead() && setWrong(false)}
        onKeyDown={({ key }) => key === "Enter" && check()}
        {...rest}
      />
    </Field>
  );
}
