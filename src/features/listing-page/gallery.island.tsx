import type { ComponentProps } from "react";
import { Gallery } from "./parts/gallery.tsx";

export default function CarGallery(props: Omit<ComponentProps<typeof Gallery>, "className">) {
  return <Gallery {...props} className="aspect-[4/3]" />;
}
