import { useEffect, useRef, useState } from "react";

/** A row of slides that snaps: which one is in view, and how to get to another. */
export function useSlides<Track extends HTMLElement>(start = 0) {
  const track = useRef<Track>(null);
  const [at, setAt] = useState(start);

  const read = () => {
    const element = track.current;
    if (element?.clientWidth) setAt(Math.round(Math.abs(element.scrollLeft) / element.clientWidth));
  };

  /** Right-to-left rows scroll to negative places. */
  const go = (to: number, behavior: ScrollBehavior = "auto") => {
    const element = track.current;
    const forward = element && getComputedStyle(element).direction === "rtl" ? -1 : 1;
    element?.scrollTo({ left: to * element.clientWidth * forward, behavior });
  };

  /** The arrow keys' step from here, in reading order; 0 for other keys. */
  const stepOf = (key: string): number => {
    const forward = document.dir === "rtl" ? -1 : 1;
    return key === "ArrowRight" ? forward : key === "ArrowLeft" ? -forward : 0;
  };

  useEffect(() => {
    if (start > 0) go(start, "instant");
    read();
  }, [start]);

  return { track, at, read, go, stepOf };
}
