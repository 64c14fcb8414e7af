import { createContext } from "react";

/** The ids saved in the visitor's account; empty for guests and in the browser, where `hearts.ts` marks them. */
export const SavedIds = createContext<ReadonlySet<string>>(new Set());
