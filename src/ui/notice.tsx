import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icons.ts";

const TONE: Record<"info" | "good" | "bad" | "warn", { icon: IconName; box: string; colour: string }> = {
  info: { icon: "info", box: "bg-tint", colour: "text-action" },
  good: { icon: "circle-check", box: "bg-good-tint", colour: "text-good" },
  bad: { icon: "circle-alert", box: "bg-bad-tint", colour: "text-bad" },
  warn: { icon: "triangle-alert", box: "bg-amber-tint", colour: "text-amber" },
};

interface NoticeProps {
  tone?: keyof typeof TONE;
  title?: ReactNode;
  children?: ReactNode;
  role?: "alert" | "status";
  className?: string;
}

export function Notice({ tone = "info", title, children, role, className }: NoticeProps) {
  const { icon, box, colour } = TONE[tone];
  return (
    <div
      role={role}
      className={classNames("flex items-start gap-3 p-4 rounded-field text-15", box, className)}
    >
      <Icon name={icon} size={21} className={classNames("mt-[.1em]", colour)} />
      <div className="flex-1 min-w-0">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}

export const FormError = ({ children }: { children: ReactNode }) =>
  children ? (
    <Notice tone="bad" role="alert">
      {children}
    </Notice>
  ) : null;
