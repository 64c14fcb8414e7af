import { plural } from "../plural.ts";
import { labelIn } from "../label.ts";

const ACTIONS = {
  "admin.create": "Admin made",
  "admin.password": "Admin's password set anew",
  "user.limit": "Listing limit changed",
  "user.suspend": "Account suspended",
  "user.restore": "Account restored",
  "user.change": "Account changed",
  "user.delete": "Account deleted",
  "listing.reboost": "Listing reboosted",
  "listing.badges": "Badges changed",
  "listing.delete": "Listing deleted",
  "listing.approved": "Listing approved",
  "listing.rejected": "Listing rejected",
  "listing.hidden": "Listing hidden",
  "listing.shown": "Listing shown again",
  "listing.undo": "Decision taken back",
  "report.settle": "Report settled",
  "message.settle": "Message dealt with",
  "export.download": "Data exported",
  "site.change": "Site setting changed",
  "second-factor.on": "Two-step sign-in turned on",
  "second-factor.off": "Two-step sign-in turned off",
  "second-factor.codes": "New recovery codes",
  "second-factor.recovery": "Signed in with a recovery code",
};
const FIELDS = {
  listingLimit: "Listing limit",
  isActive: "Active",
  verifiedAt: "Verified seller since",
  role: "Role",
  adminNote: "Note",
  featured: "Featured",
  verified: "Verified",
  listedAt: "Listed",
  expiresAt: "Expires",
  removedAt: "Deleted",
  status: "State",
  hold: "Held",
  reason: "Reason",
  note: "Note for the seller",
  noteAr: "Note for the seller, in Arabic",
  handled: "Dealt with",
  codesLeft: "Recovery codes left",
  announcement: "Announcement",
  testimonials: "Testimonials",
  "banned-words": "Words to look at",
  "featured-order": "Order of featured cars",
};
const VALUES = {
  true: "yes",
  false: "no",
  user: "User",
  admin: "Admin",
  active: "for sale",
  sold: "sold",
  removed: "deleted",
  review: "waiting for review",
  rejected: "rejected",
  hidden: "hidden",
  open: "open",
  upheld: "it was right",
  dismissed: "dismissed",
};

export const auditThen = () => "then";
export const auditAction = (action: string) => labelIn(ACTIONS, action);
export const auditField = (name: string) => labelIn(FIELDS, name);
export const auditValue = (value: string) => labelIn(VALUES, value);

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
