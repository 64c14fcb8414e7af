import { CarShape } from "./car-shape.tsx";
import { classNames } from "./class-names.ts";
import { silhouetteOf } from "./silhouettes.ts";

/** A flat side view of one of the eight body types, in the colour of the text around it. */
export function CarSilhouette({ body, className }: { body: string; className?: string }) {
  return (
    <svg viewBox="0 0 170 70" className={classNames("flex-none", className)} aria-hidden="true">
      <CarShape {...silhouetteOf(body)} />
    </svg>
  );
}
