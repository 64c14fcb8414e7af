import { namesOf } from "../label.ts";
import { formatNumber } from "./formats.ts";

export const importUnknown = () => "This import doesn't exist. They are kept for 30 days.";
export const importStale = () => "This plan is no longer up to date. Upload the file again.";
export const importApplied = () => "This file is already applied. To change more cars, upload another one.";
export const importRunning = () =>
  "Another file of your dealer is being applied. Wait until it is done, then try again.";
export const importWithdrawsMany = (cars: number) =>
  `${formatNumber(cars)} cars would leave the site. If that is right, confirm it with the number ${cars}.`;
export const importCarChanged = () => "Somebody changed this car after you uploaded the file, so it was left as it is.";
export const importFailed = () =>
  "We couldn't apply the rest of this file because of an error on our side. What is done stays. Upload the file again.";
export const importUndoTooLate = () => "This import can no longer be taken back. That is possible for 24 hours.";
export const importOutcome = namesOf({
  created: "New on the site",
  changed: "Changed",
  withdrawn: "Withdrawn",
  restored: "Back on sale",
  skipped: "Skipped, because somebody changed them meanwhile",
  failed: "Failed",
  undone: "Taken back",
  left: "Left, because somebody changed them meanwhile",
});
export const importMailSubject = (file: string) => `Your stock file is applied: ${file}`;
export const importUndoneSubject = (file: string) => `Your stock file is taken back: ${file}`;
export const importMailAction = () => "See the import";
export const importErrorColumn = () => "Error";
export const stockFileMissing = () => "Choose a CSV or Excel file, or enter its address.";
export const stockAddressRefused = () => "Enter the https address of a file that everybody can open.";
export const stockAddressUnreachable = () => "We couldn't fetch a file from this address. Check it and try again.";
export const importStoppedSubject = () => "Your stock feed waits for you";
export const pullFailedSubject = () => "We couldn't read your stock feed";
export const pullFailedText = (times: number) =>
  `The last ${times} readings failed, so your cars on the site may be out of date. This is why:`;
export const imports = () => "Stock from a file";
