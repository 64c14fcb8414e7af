import { plural, pluralOf } from "../plural.ts";
import { listingsFound } from "./listings.ts";

export const adminBackups = () => "Backups";
export const backupSchedule = (time: string) => `Backups run every day at ${time}.`;
export const backupsEncrypted = () => "Backups are encrypted with the passphrase in BACKUP_PASSPHRASE.";
export const backupsUnencrypted = () =>
  "Backups aren't encrypted, so anyone who gets hold of one can read everything on the site. Set BACKUP_PASSPHRASE to encrypt them.";
export const backupNow = () => "Back up now";
export const backupRunning = (since: string) =>
  `A backup has been running since ${since}. Reload this page in a moment to see the result.`;
export const backupStartedToast = () => "The backup has started.";
export const backupRunsToast = () => "A backup is already running.";
export const backupLatest = () => "Latest backups";
export const backupNoRuns = () => "No backups yet.";
export const backupNoneYet = () => "There is no tested backup yet.";
export const backupLastVerified = (time: string) => `Last tested backup: ${time}.`;
export const backupVerified = () => "Tested: complete and readable";
export const backupFailed = () => "Failed";
export const backupFailedTitle = () => "The last backup failed and will be retried within an hour";
export const backupLateTitle = () => "No tested backup in the last two days";
export const backupPlace = () => "Stored in";
export const backupTook = pluralOf("en", { one: "{n} second", other: "{n} seconds" });
export const backupSize = (all: string, added: string) => `${all}, ${added} of it new`;
export const backupCounts = (listings: number, photos: number) =>
  `${listingsFound(listings)} · ${plural("en", photos, { one: "{n} photo", other: "{n} photos" })}`;
export const backupLost = pluralOf("en", {
  one: "{n} photo couldn't be backed up because its files are missing from the site.",
  other: "{n} photos couldn't be backed up because their files are missing from the site.",
});
export const backupDownload = () => "Download";
export const backupDownloadText = () =>
  "The archive contains everything: accounts, phone numbers, messages and the site's secret key. To restore it, unpack it into a folder and run “markaba restore” on an empty site. The download is recorded in the audit log.";
export const downloadNeedsSecondFactor = () =>
  "Only admins with two-step verification can download this. Turn it on first.";

export const backupMailSubject = (site: string) => `${site}: no recent backup`;
export const backupMailNone = () => "The site's backup failed, and there is no tested backup yet.";
export const backupMailLast = (time: string) =>
  `The site's backup failed or didn't finish. The last tested backup is from ${time}.`;
export const backupMailText = () =>
  "It will be retried every hour. If you don't know why it failed, forward this email to whoever runs the server.";
