/** Stylesheets besides the main one. A page lists those it needs in `PageHead`. */
export type Sheet = "print" | "plot";
