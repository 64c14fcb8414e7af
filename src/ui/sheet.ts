/** A stylesheet that only some pages link. */
export type Sheet = "print" | "plot";
