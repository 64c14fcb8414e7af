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
  className?: string;
}

function withIcon<P extends IconLook>(props: P) {
  const { icon, label, flip, round, filled, iconSize = round ? 19 : 21, className, ...attributes } = props;
  return {
    ...attributes,
    "aria-label": label,
    className: classNames(round ? "icon-btn-round" : "icon-btn", className),
    children: <Icon name={icon} size={iconSize} flip={flip} filled={filled} />,
  };
}

export const IconButton = ({
  type = "button",
  ...props
}: IconLook & Omit<ComponentProps<"button">, "children">) => <button {...withIcon({ ...props, type })} />;

export function IconLink(props: IconLook & Omit<ComponentProps<"a">, "children">) {
  const { children, ...attributes } = withIcon(props);
  return <a {...attributes}>{children}</a>;
}
