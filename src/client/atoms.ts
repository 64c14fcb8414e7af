// What islands use of jotai, from one file, so that all islands of a page share one store.
export { useAtom } from "jotai";
export { atomWithStorage } from "jotai/utils";
