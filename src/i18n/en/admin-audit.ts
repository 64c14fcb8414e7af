import { plural } from "../plural.ts";

export const adminFindAudit = () => "Name or id";
export const adminEntriesFound = (n: number) => plural("en", n, { one: "{n} entry", other: "{n} entries" });

export const adminAuditFrom = () => "From";
export const adminAuditTo = () => "To";
export const adminAuditAbout = () => "About";
export const adminAuditNothing = () => "No entry fits this search.";
export const adminAuditNone = () => "Nothing was done yet that would be written here.";
export const adminAuditShell = () => "Server's shell";
export const adminExports = () => "Exports";
export const adminExportOf = (what: string) => `${what} as CSV`;
