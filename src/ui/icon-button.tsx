import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icons.ts";

interface IconLook {
  icon: IconName;
  /** The accessible name. */
  label: string;
  /** Mirrored in right-to-left pages. */
  flip?: boolean;
  /** A raised round button, for use over photos. */
  round?: boolean;
  filled?: boolean;
  iconSize?: number;
}

const look = (round: boolean | undefined, className: string | undefined) =>
  classNames(round ? "icon-btn-round" : "icon-btn", className);

/** A 44 × 44 button that shows only an icon. */
export function IconButton(props: IconLook & Omit<ComponentProps<"button">, "children">) {
  const {
    icon,
    label,
    flip,
    round,
    filled,
    iconSize = round ? 19 : 21,
    className,
    type = "button",
    ...attributes
  } = props;
  return (
    <button {...attributes} type={type} aria-label={label} className={look(round, className)}>
      <Icon name={icon} size={iconSize} flip={flip} filled={filled} />
    </button>
  );
}

/** A 44 × 44 link that shows only an icon. */
export function IconLink(props: IconLook & Omit<ComponentProps<"a">, "children">) {
  const { icon, label, flip, round, filled, iconSize = round ? 19 : 21, className, ...attributes } = props;
  return (
    <a {...attributes} aria-label={label} className={look(round, className)}>
      <Icon name={icon} size={iconSize} flip={flip} filled={filled} />
    </a>
  );
}
