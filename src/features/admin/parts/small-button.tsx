import { Button, type ButtonProps } from "#src/ui/button.tsx";

export const SmallButton = (props: ButtonProps) => (
  <Button variant="quiet" {...props} className="px-3 text-14" />
);
