/** The oldest browsers in which everything works. Scripts and styles are built for them; the README states them. */
export const BROWSER_TARGETS = {
  chrome: "105",
  samsung: "20",
  safari: "15.4",
  ios_saf: "15.4",
  firefox: "115",
};
