import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icons.ts";

const VARIANT = {
  primary: "btn-primary",
  outline: "btn-outline",
  quiet: "btn-quiet",
  tint: "btn-tint",
  danger: "btn-danger",
  "danger-solid": "btn-danger-solid",
} as const;

const SIZE = { 44: "", 48: "btn-48", 52: "btn-52" } as const;

interface ButtonLook {
  variant?: keyof typeof VARIANT;
  size?: keyof typeof SIZE;
  block?: boolean;
  icon?: IconName;
}

export type ButtonProps = ButtonLook &
  ComponentProps<"button"> & {
    pending?: boolean;
    pendingLabel?: string;
  };

const look = ({ variant = "primary", size = 44, block }: ButtonLook, className?: string) =>
  classNames("btn", VARIANT[variant], SIZE[size], block && "w-full", className);

const content = (icon: IconName | undefined, size: number | undefined, children: ReactNode) => (
  <>
    {icon && <Icon name={icon} size={size === 52 ? 21 : 19} />}
    {children}
  </>
);

export function Button({ variant, size, block, icon, pending, pendingLabel, ...rest }: ButtonProps) {
  const { className, children, onClick, type = "button", ...attributes } = rest;
  return (
    <button
      {...attributes}
      type={type}
      className={look({ variant, size, block }, className)}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
    >
      {pending ? (
        <>
          <Icon name="loader-circle" size={19} className="spin" />
          {pendingLabel ?? children}
        </>
      ) : (
        content(icon, size, children)
      )}
    </button>
  );
}

export function ButtonLink({ variant, size, block, icon, ...rest }: ButtonLook & ComponentProps<"a">) {
  const { className, children, ...attributes } = rest;
  return (
    <a {...attributes} className={look({ variant, size, block }, className)}>
      {content(icon, size, children)}
    </a>
  );
}
