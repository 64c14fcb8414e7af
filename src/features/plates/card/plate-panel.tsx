import { classNames } from "#src/ui/class-names.ts";
import { Plate } from "./plate.tsx";

interface PlatePanelProps {
  areaCode: string | number;
  plateNumber: string;
  className?: string;
  plateClassName?: string;
}

export const PlatePanel = ({
  areaCode,
  plateNumber,
  className,
  plateClassName = "w-[84%]!",
}: PlatePanelProps) => (
  <div className={classNames("plate-panel", className)}>
    <Plate areaCode={areaCode} plateNumber={plateNumber} className={plateClassName} />
  </div>
);
