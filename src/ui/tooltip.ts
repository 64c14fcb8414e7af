/** The specification's constants: how long the pointer rests before a tooltip, and for how long the next needs no rest. */
export const TOOLTIP = { delayMs: 700, skipDelayMs: 300 } as const;
