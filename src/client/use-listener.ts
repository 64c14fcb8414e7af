import { useEffect, useEffectEvent } from "react";

type Events = WindowEventMap & Pick<DocumentEventMap, "visibilitychange">;

/** Listens to an event of the window, or one that rises to it, while the component is shown. */
export function useListener<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) {
  const latest = useEffectEvent((event: Event) => listener(event as Events[Name]));
  useEffect(() => {
    addEventListener(name, latest);
    return () => removeEventListener(name, latest);
  }, [name]);
}
