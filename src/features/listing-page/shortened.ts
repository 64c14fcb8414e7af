const MAX_LENGTH = 160;

export function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  if (line.length <= MAX_LENGTH) return line;
  return `${line.slice(0, MAX_LENGTH).replace(/\s+\S*$/, "")}…`;
}
