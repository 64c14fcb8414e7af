/** The id of the element in the printed sheet that gets the seller's number once it is shown. */
export const SHEET_PHONE = "sheet-phone";
