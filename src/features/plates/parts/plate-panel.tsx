import { classNames } from "#src/ui/class-names.ts";
import { Plate } from "#src/ui/plate.tsx";

interface PlatePanelProps {
  code: string;
  number: string;
  /** The panel's own shape. */
  className?: string;
  /** The plate's width in it. */
  plateClassName?: string;
}

/** The plate on sandstone. */
export const PlatePanel = ({ code, number, className, plateClassName = "w-[84%]!" }: PlatePanelProps) => (
  <div className={classNames("plate-panel", className)}>
    <Plate code={code} number={number} className={plateClassName} />
  </div>
);
