import { PlatePanel } from "#src/features/plates/card/plate.tsx";
import { CarSilhouette } from "#src/ui/car-silhouette.tsx";
import { Photo } from "#src/ui/photo.tsx";
import type { ShownListing } from "../shapes.ts";

type CoverProps = Pick<ShownListing, "cover" | "bodyType" | "plate"> & { alt: string; sizes: string };

/** Fills its container with a listing's photo or plate, or a drawing of the car. */
export function Cover({ cover, alt, sizes, bodyType, plate }: CoverProps) {
  if (plate) return <PlatePanel {...plate} className="absolute! inset-0" />;
  if (cover)
    return (
      <div className="absolute inset-0">
        <Photo {...cover} alt={alt} sizes={sizes} />
      </div>
    );
  return (
    <div className="absolute inset-0 grid place-items-center text-action">
      <CarSilhouette body={bodyType ?? "Sedan"} className="w-4/5" />
    </div>
  );
}
