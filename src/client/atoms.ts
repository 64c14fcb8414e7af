// The parts of jotai in use, from one file, so that all islands and scripts of a page share one store.
export { atom, getDefaultStore, useAtom, useAtomValue } from "jotai";
export { atomWithStorage } from "jotai/utils";
