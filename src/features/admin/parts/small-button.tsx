import { Button, type ButtonProps } from "#src/ui/button.tsx";
import { classNames } from "#src/ui/class-names.ts";

export const SmallButton = ({ className, ...props }: ButtonProps) => (
  <Button variant="quiet" {...props} className={classNames("px-3 text-14", className)} />
);
