import { Gallery } from "./parts/gallery.tsx";
import type { GalleryPhoto } from "./parts/gallery-photo.ts";

interface CarGalleryProps {
  title: string;
  photos: GalleryPhoto[];
  transition: string;
}

export default function CarGallery(props: CarGalleryProps) {
  return <Gallery {...props} className="aspect-[4/3]" />;
}
