import paths from "./icons.json";

/**
 * Outline icons on a 24-unit grid, each as one path: Lucide (lucide.dev, ISC). Exceptions are our own `gearbox` and the logo of
 * WhatsApp (simpleicons.org, CC0), which is filled.
 */
export const ICONS = paths;

export type IconName = keyof typeof ICONS;
