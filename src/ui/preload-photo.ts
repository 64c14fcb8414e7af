import { preload } from "react-dom";
import { photoSource } from "./photo.tsx";

/** Lets the head of the page name the photo that an island shows first, so that the browser fetches it early. */
export const preloadPhoto = (...photo: Parameters<typeof photoSource>): void => {
  const { src, srcSet, sizes } = photoSource(...photo);
  preload(src, { as: "image", imageSrcSet: srcSet, imageSizes: sizes, fetchPriority: "high" });
};
