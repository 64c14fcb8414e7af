import { createContext } from "react";

/** The ids that the visitor's account saved; empty for guests and in the browser, where `hearts.ts` marks them. */
export const SavedIds = createContext<ReadonlySet<string>>(new Set());
