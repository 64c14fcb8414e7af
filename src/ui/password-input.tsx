import { useState } from "react";
import { t } from "#t";
import { classNames } from "./class-names.ts";
import { IconButton } from "./icon-button.tsx";
import { Input, type InputProps } from "./input.tsx";

export function PasswordInput({ className, ...props }: Omit<InputProps, "type" | "numeric" | "suffix">) {
  const [shown, setShown] = useState(false);
  return (
    <span className="relative block">
      <Input
        {...props}
        type={shown ? "text" : "password"}
        dir="ltr"
        autoCapitalize="none"
        spellCheck={false}
        className={classNames("pe-13 rtl:ps-13 rtl:pe-3.5 rtl:text-end", className)}
      />
      <IconButton
        icon={shown ? "eye-off" : "eye"}
        label={shown ? t.uiHidePassword() : t.uiShowPassword()}
        className="absolute! end-0.5 inset-y-0 my-auto text-ink-soft noscript:hidden"
        onClick={() => setShown(!shown)}
      />
    </span>
  );
}
