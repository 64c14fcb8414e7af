import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icons.ts";

const TONE = {
  neutral: "badge-neutral",
  featured: "badge-featured",
  verified: "badge-verified",
  new: "badge-new",
  sold: "badge-sold",
  expired: "badge-expired",
  drop: "badge-drop",
} as const;

const ICON: Partial<Record<keyof typeof TONE, IconName>> = {
  featured: "star",
  verified: "badge-check",
  sold: "circle-check",
  expired: "timer",
  drop: "trending-down",
};

interface BadgeProps {
  tone?: keyof typeof TONE;
  /** Over a photo tints need an opaque background. */
  onPhoto?: boolean;
  className?: string;
  children: ReactNode;
}

export function Badge({ tone = "neutral", onPhoto, className, children }: BadgeProps) {
  const icon = ICON[tone];
  const ground = onPhoto && (tone === "verified" || tone === "expired") && "bg-surface!";
  return (
    <span className={classNames("badge", TONE[tone], ground, className)}>
      {icon && <Icon name={icon} size={14} className={tone === "drop" ? "flip" : undefined} />}
      {children}
    </span>
  );
}
