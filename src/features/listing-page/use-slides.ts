import { useCallback, useRef, useState } from "react";

const isRightToLeft = (element: Element) => getComputedStyle(element).direction === "rtl";

/** 1 if the arrow key points forward in the text direction of `element`, -1 for back, 0 for other keys. */
export function stepOf(key: string, element: Element): number {
  if (key !== "ArrowRight" && key !== "ArrowLeft") return 0;
  return (key === "ArrowRight") === isRightToLeft(element) ? -1 : 1;
}

export function useSlides<Track extends HTMLElement>(start = 0) {
  const track = useRef<Track>(null);
  const [at, setAt] = useState(start);

  const read = useCallback(() => {
    const element = track.current;
    if (element?.clientWidth) setAt(Math.round(Math.abs(element.scrollLeft) / element.clientWidth));
  }, []);

  const go = useCallback((to: number, behavior: ScrollBehavior = "auto") => {
    const element = track.current;
    if (!element) return;
    const left = to * element.clientWidth;
    element.scrollTo({ left: isRightToLeft(element) ? -left : left, behavior });
  }, []);

  const ref = useCallback(
    (element: Track | null) => {
      track.current = element;
      read();
    },
    [read],
  );

  return { ref, track, at, read, go };
}
