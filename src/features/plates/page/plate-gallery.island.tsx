import { PlatePanel } from "../card/plate.tsx";
import { Gallery, type GalleryPhoto } from "#src/features/listing-page/parts/gallery.tsx";

interface PlateGalleryProps {
  areaCode: number;
  plateNumber: string;
  title: string;
  photos: GalleryPhoto[];
}

export default function PlateGallery({ areaCode, plateNumber, title, photos }: PlateGalleryProps) {
  return (
    <Gallery
      {...{ title, photos }}
      className="aspect-[16/9]"
      lead={{
        slide: (
          <PlatePanel
            {...{ areaCode, plateNumber }}
            className="size-full"
            plateClassName="w-[90%]! md:w-[84%]!"
          />
        ),
        thumb: <PlatePanel {...{ areaCode, plateNumber }} className="size-full" plateClassName="w-[88%]!" />,
      }}
    />
  );
}
