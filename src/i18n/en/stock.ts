import { labelsOf } from "../label.ts";
import { formatNumber } from "./formats.ts";

export const stockFileTooLarge = () =>
  "This file is over the 20 MB limit. Remove the pictures in it, or send the cars in several files.";
export const stockFileEmpty = () => "There are no cars in this file. Check that you chose the right one.";
export const stockTooManyRows = (max: number) =>
  `This file has more than ${formatNumber(max)} rows. Send the cars in several files.`;
export const stockFileOldExcel = () =>
  "This is an old Excel file (.xls), or one with a password. Save it as .xlsx without a password and send it again.";
export const stockFileBroken = () =>
  "We couldn't read this file. Open it in your spreadsheet program, save it as .xlsx and send it again.";
export const stockFileTooMuch = () =>
  "There is far more in this file than a list of cars. Copy the cars to a new file, save it as .xlsx and send that.";
export const stockFileQuotes = (row: number) =>
  `A quotation mark in row ${row} isn't closed, or stands inside a value and isn't written twice. Correct it, or save the file as .xlsx.`;
export const stockNoHeader = (...columns: string[]) =>
  `We couldn't find a row with the names of the columns in the first ten rows. Begin the table with names such as ${columns.join(", ")}.`;
export const stockColumnTwice = (field: string) =>
  `Two columns are set to “${field}”. Keep one of them, and leave the other out.`;

export const stockField = labelsOf({
  stockId: "Stock number",
  status: "Status",
  trim: "Trim",
  mileageUnit: "Unit of the mileage",
});
export const stockStatusLabel = labelsOf({
  available: "Available",
  reserved: "Reserved",
  sold: "Sold",
  withdrawn: "Withdrawn",
});

export const stockIdRequired = () => "Stock number is required";
export const stockIdRepeated = (...rows: number[]) =>
  `The same stock number is also in ${rows.length > 1 ? "rows" : "row"} ${rows.join(", ")}. Use each one once.`;
export const stockValueUnknown = (...values: string[]) =>
  `We don't know this value. Use one of these: ${values.join(", ")}`;
export const stockNumberUnclear = () =>
  "The dot could stand before decimals or between thousands. Write the number without it, such as 8500.";
export const stockCellBeyond = () =>
  "This row has more values than there are columns. A value that contains the separator needs quotation marks around it.";
export const stockNameUnlisted = () =>
  "This name isn't in our list and stays as written, so fewer buyers will find the car. Check the spelling.";
export const stockImageRefused = () =>
  "This isn't a link to a photo that begins with https://, so it was left out.";
export const stockImagesTooMany = (max: number) => `Only the first ${max} photos are used.`;
export const stockFileNoTable = () =>
  "This is a PDF or a picture, which we can't read as a list of cars. Open the list in your spreadsheet program, save it as .xlsx and send that file.";
