import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icons.ts";

interface IconLook {
  icon: IconName;
  label: string;
  /** Mirrored in right-to-left pages. */
  flip?: boolean;
  /** Raised, for use over photos. */
  round?: boolean;
  filled?: boolean;
  iconSize?: number;
}

const look = (round: boolean | undefined, className: string | undefined) =>
  classNames(round ? "icon-btn-round" : "icon-btn", className);

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

export function IconLink(props: IconLook & Omit<ComponentProps<"a">, "children">) {
  const { icon, label, flip, round, filled, iconSize = round ? 19 : 21, className, ...attributes } = props;
  return (
    <a {...attributes} aria-label={label} className={look(round, className)}>
      <Icon name={icon} size={iconSize} flip={flip} filled={filled} />
    </a>
  );
}
