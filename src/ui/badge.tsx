import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icons.ts";

type Tone = "neutral" | "featured" | "verified" | "new" | "sold" | "expired" | "drop";

const LOOK: Record<Tone, { colours: string; icon?: IconName }> = {
  neutral: { colours: "badge-neutral" },
  featured: { colours: "badge-featured", icon: "star" },
  verified: { colours: "badge-verified", icon: "badge-check" },
  new: { colours: "badge-new" },
  sold: { colours: "badge-sold", icon: "circle-check" },
  expired: { colours: "badge-expired", icon: "timer" },
  drop: { colours: "badge-drop", icon: "trending-down" },
};

interface BadgeProps {
  tone?: Tone;
  /** Over a photo tints need an opaque background. */
  onPhoto?: boolean;
  className?: string;
  children: ReactNode;
}

export function Badge({ tone = "neutral", onPhoto, className, children }: BadgeProps) {
  const { colours, icon } = LOOK[tone];
  const ground = onPhoto && (tone === "verified" || tone === "expired") && "bg-surface!";
  return (
    <span className={classNames("badge", colours, ground, className)}>
      {icon && <Icon name={icon} size={14} className={tone === "drop" ? "flip" : undefined} />}
      {children}
    </span>
  );
}
