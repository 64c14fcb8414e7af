export type Sheet = "print" | "plot";
