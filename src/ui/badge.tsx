import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type Tone =
  | "neutral"
  | "featured"
  | "verified"
  | "new"
  | "sold"
  | "expired"
  | "withdrawn"
  | "reserved"
  | "drop";

const LOOK: Record<Tone, string> = {
  neutral: "badge-neutral",
  featured: "badge-featured i-lucide-star-filled",
  verified: "badge-verified i-lucide-badge-check",
  new: "badge-new",
  sold: "badge-sold i-lucide-circle-check",
  expired: "badge-expired i-lucide-timer",
  withdrawn: "badge-neutral",
  reserved: "badge-expired i-lucide-timer",
  drop: "badge-drop i-lucide-trending-down rtl:before:[scale:-1_1]",
};

interface BadgeProps {
  tone?: Tone;
  /** Adds an opaque background, which tints need over a photo. */
  onPhoto?: boolean;
  className?: string;
  children: ReactNode;
}

export function Badge({ tone = "neutral", onPhoto, className, children }: BadgeProps) {
  const ground = onPhoto && /^(verified|expired|reserved)$/.test(tone) && "bg-surface!";
  return <span className={classNames("badge", LOOK[tone], ground, className)}>{children}</span>;
}
