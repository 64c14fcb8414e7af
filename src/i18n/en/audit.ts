import { pluralOf } from "../plural.ts";
import { namesOf } from "../label.ts";

export const auditAction = namesOf({
  "admin.create": "Admin created",
  "admin.password": "Admin password reset",
  "user.limit": "Listing limit changed",
  "user.suspend": "Account suspended",
  "user.restore": "Account restored",
  "user.change": "Account changed",
  "user.delete": "Account deleted",
  "dealer.open": "Dealer registered",
  "dealer.change": "Dealer changed",
  "dealer.invite": "Person invited to a dealer",
  "dealer.withdraw": "Invitation to a dealer withdrawn",
  "dealer.join": "Invitation to a dealer accepted",
  "dealer.role": "Role at a dealer changed",
  "dealer.leave": "Person left a dealer",
  "listing.reboost": "Listing reboosted",
  "listing.badges": "Badges changed",
  "listing.delete": "Listing deleted",
  "listing.approved": "Listing approved",
  "listing.rejected": "Listing rejected",
  "listing.hidden": "Listing hidden",
  "listing.shown": "Listing shown again",
  "listing.undo": "Decision undone",
  "report.settle": "Report resolved",
  "conversation.look": "Conversation opened",
  "review.hide": "Review hidden",
  "message.settle": "Message resolved",
  "export.download": "Data exported",
  "backup.start": "Backup started",
  "backup.download": "Backup downloaded",
  "site.change": "Site setting changed",
  "second-factor.on": "Two-step verification turned on",
  "second-factor.off": "Two-step verification turned off",
  "second-factor.codes": "New recovery codes",
  "second-factor.recovery": "Logged in with a recovery code",
  "token.make": "API token created",
  "token.revoke": "API token revoked",
  "feed.make": "Stock feed created",
  "feed.revoke": "Stock feed revoked",
});
export const auditField = namesOf({
  listingLimit: "Listing limit",
  isActive: "Active",
  verifiedAt: "Verified since",
  phoneConfirmedAt: "Phone confirmed",
  phoneEnding: "Phone ends in",
  callNote: "Note on the call",
  role: "Role",
  nameEn: "Name in English",
  nameAr: "Name in Arabic",
  slug: "Address of the page",
  legalName: "Legal name",
  registerNumber: "Commercial register",
  phone: "Phone",
  location: "City",
  adminNote: "Note",
  featured: "Featured",
  verified: "Verified",
  listedAt: "Listed",
  expiresAt: "Expires",
  removedAt: "Deleted",
  status: "Status",
  hold: "Hold",
  reason: "Reason",
  note: "Note for the seller",
  noteAr: "Note for the seller (Arabic)",
  handled: "Resolved",
  codesLeft: "Recovery codes left",
  announcement: "Announcement",
  testimonials: "Testimonials",
  "banned-words": "Flagged words",
  "featured-order": "Order of featured cars",
});
export const auditValue = namesOf({
  true: "yes",
  false: "no",
  user: "User",
  admin: "Admin",
  owner: "Owner",
  manager: "Manager",
  sales: "Salesperson",
  active: "active",
  sold: "sold",
  removed: "deleted",
  review: "under review",
  rejected: "rejected",
  hidden: "hidden",
  open: "open",
  upheld: "confirmed",
  dismissed: "dismissed",
});

export const auditThen = () => "then";

export const adminFindAudit = () => "Name or ID";
export const adminEntriesFound = pluralOf("en", { one: "{n} entry", other: "{n} entries" });

export const adminAuditAbout = () => "About";
export const adminAuditNothing = () => "No entries match this search.";
export const adminAuditNone = () => "No activity yet.";
export const adminAuditShell = () => "Server command line";
export const adminExports = () => "Exports";
export const adminExportOf = (what: string) => `${what} as CSV`;
export const adminExportText = () =>
  "The file may contain personal data, such as names, phone numbers and messages. The download is recorded in the audit log.";
