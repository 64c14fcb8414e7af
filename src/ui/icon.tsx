import { classNames } from "./class-names.ts";
import { ICONS, type IconName } from "./icons.ts";

interface IconProps {
  name: IconName;
  size?: number;
  /** Without a label the icon is decorative. */
  label?: string;
  flip?: boolean;
  filled?: boolean;
  className?: string;
}

export function Icon({ name, size = 18, label, flip, filled, className }: IconProps) {
  const solid = name === "whatsapp";
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={classNames(
        "icon",
        solid && "icon-solid",
        filled && "icon-filled",
        flip && "flip",
        className,
      )}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={ICONS[name]} />
    </svg>
  );
}
