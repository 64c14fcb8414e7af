// All islands import jotai from here, so that they share one store.
export { atom, getDefaultStore, useAtom, useAtomValue } from "jotai";
export { atomWithStorage } from "jotai/utils";
