const MAX_LENGTH = 160;

/** A text as one line that search engines show in full. */
export function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  if (line.length <= MAX_LENGTH) return line;
  return `${line.slice(0, MAX_LENGTH).replace(/\s+\S*$/, "")}…`;
}
