import { preload } from "react-dom";
import { photoSource } from "./photo.tsx";

/** Adds the first photo of an island to the page's head, so that the browser loads it early. */
export const preloadPhoto = (...photo: Parameters<typeof photoSource>): void => {
  const { src, srcSet, sizes } = photoSource(...photo);
  preload(src, { as: "image", imageSrcSet: srcSet, imageSizes: sizes, fetchPriority: "high" });
};
