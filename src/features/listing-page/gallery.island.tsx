import { Gallery, type GalleryPhoto } from "./parts/gallery.tsx";

interface CarGalleryProps {
  title: string;
  photos: GalleryPhoto[];
  transition: string;
}

export default function CarGallery(props: CarGalleryProps) {
  return <Gallery {...props} className="aspect-[4/3]" />;
}
