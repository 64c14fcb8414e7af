import { plural } from "../plural.ts";
import { formatNumber } from "./formats.ts";

export const bulkAll = () => "All on this page";
export const bulkChoose = () => "Choose";
export const bulkVerb = () => "With those chosen";
export const bulkStart = (n: number) => (n === 0 ? "Choose listings" : `Do it for ${formatNumber(n)}`);
export const bulkShow = () => "Show again";
export const bulkUndo = () => "Undo";
export const bulkProgress = (done: number, of: number) => `${formatNumber(done)} of ${formatNumber(of)} done`;
export const bulkDone = (n: number) =>
  plural("en", n, { one: "{n} listing changed", other: "{n} listings changed" });
export const bulkNotDone = (n: number) =>
  plural("en", n, { one: "{n} was not changed.", other: "{n} were not changed." });
export const bulkFailed = () => "Something went wrong.";

export const bulkDeleteTitle = (n: number) =>
  plural("en", n, { one: "Delete {n} listing?", other: "Delete {n} listings?" });
export const bulkDeleteText = () => "They disappear for everybody and cannot be brought back.";
export const bulkHideTitle = (n: number) =>
  plural("en", n, { one: "Hide {n} listing?", other: "Hide {n} listings?" });
export const bulkHideText = () => "Their sellers get a mail with the reason.";
export const bulkKeep = () => "Keep them";
