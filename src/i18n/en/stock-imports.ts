import { labelsOf, namesOf } from "../label.ts";
import { pluralOf } from "../plural.ts";
import { formatNumber } from "./formats.ts";

export const imports = () => "Stock from a file";
export const importsText = () =>
  "Upload your stock as a spreadsheet. You see what it changes before anything happens.";
export const importUpload = () => "Upload a file";
export const importFile = () => "File";
export const importFileHint = () => "CSV or Excel (.xlsx), up to 20 MB and 5,000 cars.";
export const importAddress = () => "Address of a file";
export const importPlan = () => "See what changes";
export const importsPast = () => "Earlier files";
export const importsNone = () => "You haven't uploaded a file yet.";
export const importFromFeed = () => "From your feed";

export const importModeTitle = () => "How to apply it";
export const importMode = labelsOf({ update: "Update", full: "Full" });
export const importModeText = labelsOf({
  update: "Only the cars in the file change.",
  full: "The file is your whole stock: numbered cars that aren't in it leave the site. Cars without a stock number stay.",
});
export const importStatus = labelsOf({
  planned: "Waiting",
  applying: "Being applied",
  done: "Applied",
  failed: "Failed",
  stopped: "Stopped",
});
export const importTab = namesOf({
  new: "New",
  changed: "Changed",
  unchanged: "Unchanged",
  missing: "Missing",
  errors: "Errors",
  warnings: "Warnings",
  skipped: "Left out",
});
export const importOutcome = namesOf({
  created: "New on the site",
  changed: "Changed",
  withdrawn: "Withdrawn",
  restored: "Back on sale",
  skipped: "Left as they are",
  failed: "Failed",
  undone: "Taken back",
  left: "Changed since then, so left as they are",
});

export const importCheck = () => "Check before you apply";
export const importOf = () => "Imported file";
export const importWaits = (time: string) =>
  `Nothing has changed yet. This plan waits for you until ${time}.`;
const rowCount = pluralOf("en", { one: "{n} row", other: "{n} rows" });
const columnCount = pluralOf("en", { one: "{n} column", other: "{n} columns" });
export const importSize = (rows: number, columns: number, kilobytes: number) =>
  `${rowCount(rows)} · ${columnCount(columns)} · ${formatNumber(kilobytes)} KB`;
export const importColumns = (known: number, unused: number) => `Columns: ${known} known, ${unused} not used`;
export const importEncoding = () => "Encoding of the letters";
export const importSeparator = () => "Separator";
export const importSeparatorName = labelsOf({
  ",": "Comma ,",
  ";": "Semicolon ;",
  "\t": "Tab",
  "|": "Bar |",
});
export const importUnused = () => "Not used";
export const importAgain = () => "Read the file like this";
export const importRows = () => "Rows of the file";
export const importRow = (row: number) => `row ${row}`;
export const importEmpty = () => "empty";
export const importMissing = (missing: number, all: number) =>
  `${formatNumber(missing)} of your ${formatNumber(all)} cars on sale are missing from the file.`;
export const importMissingText = () =>
  "They will be withdrawn, not deleted, and keep their photos and messages.";
export const importNothing = () => "Nothing to do: your cars are already as in this file.";
export const importConfirm = (missing: number) => `To withdraw ${missing} cars, type that number`;
export const importApply = pluralOf("en", { one: "Apply {n} change", other: "Apply {n} changes" });
export const importUndoHint = () => "You can take it all back for 24 hours.";
export const importUndo = () => "Take it all back";
export const importUndone = () => "Taken back";
export const importProgress = (done: number, all: number) =>
  `${formatNumber(done)} of ${formatNumber(all)} cars are done. You can leave this page: we'll email you the result.`;
export const importErrorsFile = () => "File with a column of errors";
export const importErrorColumn = () => "Error";
export const importPhotosFailed = () =>
  "These photos couldn't be fetched. The cars are on the site without them.";

export const importUnknown = () => "This import doesn't exist. Imports are kept for 30 days.";
export const importStale = () => "This plan is no longer up to date. Upload the file again.";
export const importApplied = () => "This file is already applied. To change more cars, upload another one.";
export const importRunning = () =>
  "Another file of your dealer is being applied. Wait until it is done, then try again.";
export const importWithdrawsMany = (cars: number) =>
  `${formatNumber(cars)} cars would leave the site. If that is right, confirm it with the number ${cars}.`;
export const importCarChanged = () =>
  "This car was changed on the site after the file was uploaded, so it was left as it is.";
export const importFailed = () =>
  "We couldn't apply the rest of this file because of an error on our side. What is done stays. Upload the file again.";
export const importUndoTooLate = () =>
  "This import can't be taken back. That is possible once, within 24 hours.";
export const stockFileMissing = () => "Choose a CSV or Excel file, or enter its address.";
export const stockAddressRefused = () => "Enter the https address of a file that everybody can open.";
export const stockAddressUnreachable = () =>
  "We couldn't fetch a file from this address. Check it and try again.";

export const importMailSubject = (file: string) => `Your stock file is applied: ${file}`;
export const importUndoneSubject = (file: string) => `Your stock file is taken back: ${file}`;
export const importMailAction = () => "See the import";
export const importStoppedSubject = (file: string) => `Your stock file waits for you: ${file}`;

export const pullTitle = () => "A file that we fetch every hour";
export const pullText = () =>
  "Give us the address of your file. We fetch it every hour and apply what it changes. If many cars would leave the site, we ask you first.";
export const pullRemoveHint = () =>
  "Empty the address to end this. Enter the password again with every change.";
export const pullName = () => "User name";
export const pullNow = () => "Read now";
export const pullSoon = () => "We read the file within a minute.";
export const pullNever = () => "Not read yet";
export const pullReadAt = (ago: string) => `Read ${ago}`;
export const pullFailedSubject = () => "We couldn't read your stock feed";
export const pullFailedText = (times: number) =>
  `The last ${times} readings failed, so your cars on the site may be out of date. This is why:`;
export const importAllWrong = () => "No row can be used. Correct the columns above, or the file.";
export const formerMember = () => "A member who left";
export const importColumnsMissing = (...columns: string[]) =>
  `The file has no column for ${columns.join(", ")}. Every new car needs one: choose it in the columns above, or add it to the file.`;
