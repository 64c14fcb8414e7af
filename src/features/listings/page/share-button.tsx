import type { ComponentProps } from "react";
import { Island } from "#src/shell/island.tsx";
import Share from "./share.island.tsx";

export const ShareButton = ({
  className,
  ...props
}: ComponentProps<typeof Share> & { className?: string }) => (
  <Island name="share" of={Share} when="interaction" hold className={className} props={props} />
);
