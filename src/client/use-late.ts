import { useState } from "react";

/** Returns a module once it is loaded, and a function that loads it. After a failed import the next call tries again. */
export function useLate<Module>(load: () => Promise<Module>): [Module | undefined, () => void] {
  const [module, setModule] = useState<Module>();
  const start = () =>
    void load().then(
      (loaded) => setModule(() => loaded),
      () => undefined,
    );
  return [module, start];
}
