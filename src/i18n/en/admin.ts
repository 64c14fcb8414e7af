import { formatNumber } from "./formats.ts";

export const accessDenied = () => "Access Denied";
export const adminOnly = () => "You don't have permission to access the admin dashboard.";
export const adminTitle = () => "Admin dashboard";
export const adminParts = () => "Parts of the admin dashboard";
export const adminOverview = () => "Overview";
export const adminUsers = () => "Users";
export const adminListings = () => "Listings";
export const adminAudit = () => "Audit log";
export const adminReviewTab = () => "Review";
export const adminReports = () => "Reports";
export const adminSite = () => "Site";
export const adminMessages = () => "Messages";

export const adminFind = () => "Find";
export const adminAny = () => "Any";
export const adminStateFilter = () => "State";
export const adminSortBy = () => "Sort";
export const adminSortNewest = () => "Newest first";
export const adminSortOldest = () => "Oldest first";
export const adminSortName = () => "By name";
export const adminManyFound = (n: number) =>
  `More than ${formatNumber(n)} found. Here are the first ${formatNumber(n)}; another word or filter narrows them down.`;
export const adminClear = () => "Clear";
