/** Stylesheets apart from the main one. A page names those it needs in `PageHead`. */
export type Sheet = "print" | "plot";
