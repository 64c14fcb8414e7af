import { preload } from "react-dom";
import { photoSource } from "./photo.tsx";

export const preloadPhoto = (...photo: Parameters<typeof photoSource>): void => {
  const { src, srcSet, sizes } = photoSource(...photo);
  preload(src, { as: "image", imageSrcSet: srcSet, imageSizes: sizes, fetchPriority: "high" });
};
