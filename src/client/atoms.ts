// All islands import jotai from here, so that they share one store.
export { atom, getDefaultStore, useAtomValue } from "jotai";
