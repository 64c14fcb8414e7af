import type { ComponentProps } from "react";
import { ART } from "#src/ui/art.ts";
import { silhouetteOf } from "#src/ui/car-silhouette.tsx";
import { NoPhoto } from "#src/ui/no-photo.tsx";
import { Photo } from "#src/ui/photo.tsx";
import type { Car } from "../car-json.ts";

export const BodyPicture = ({ body, className }: { body: string; className: string }) => (
  <img
    src={ART[body.toLowerCase() as keyof typeof ART]}
    width={368}
    height={130}
    alt=""
    loading="lazy"
    className={className}
  />
);

type CarPictureProps = Pick<ComponentProps<typeof Photo>, "sizes" | "placeholder" | "eager" | "className"> & {
  car: Pick<Car, "photos" | "bodyType">;
};

/** The car's first photo, or a drawing of its body type. Its name is next to it, so it needs no text. */
export function CarPicture({ car: { photos, bodyType }, ...photo }: CarPictureProps) {
  const [cover] = photos;
  return cover ? (
    <Photo {...cover} {...photo} alt="" />
  ) : (
    <NoPhoto className="size-full" of={silhouetteOf(bodyType)} />
  );
}
