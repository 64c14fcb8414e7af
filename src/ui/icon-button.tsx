import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icons.ts";

interface IconLook {
  icon: IconName;
  label: string;
  flip?: boolean;
  round?: boolean;
  iconSize?: number;
  className?: string;
}

function withIcon<P extends IconLook>(props: P) {
  const { icon, label, flip, round, iconSize = round ? 19 : 21, className, ...attributes } = props;
  return {
    ...attributes,
    "aria-label": label,
    className: classNames(round ? "icon-btn-round" : "icon-btn", className),
    children: <Icon name={icon} size={iconSize} flip={flip} />,
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
