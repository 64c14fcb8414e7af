import { useCallback, useRef, useState } from "react";

const isRightToLeft = (element: Element) => getComputedStyle(element).direction === "rtl";

/** The step of an arrow key in the direction of `element`: 1 is forward, 0 is another key. */
export function stepOf(key: string, element: Element): number {
  if (key !== "ArrowRight" && key !== "ArrowLeft") return 0;
  return (key === "ArrowRight") === isRightToLeft(element) ? -1 : 1;
}

/** A row of slides that snap: the one in view, and how to go to another. */
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
