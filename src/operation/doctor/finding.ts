export interface Finding {
  /** Error: the site is damaged, unprotected or cannot run. Warning: it can wait. */
  level: "error" | "warning";
  check: "settings" | "folder" | "database" | "photos" | "backups" | "mail" | "address" | "clock" | "version";
  problem: string;
  fix: string;
}

/** The list of what a check finds, and functions that add to it. */
export function findingsOf(check: Finding["check"]) {
  const findings: Finding[] = [];
  const adding = (level: Finding["level"]) => (problem: string, fix: string) =>
    void findings.push({ level, check, problem, fix });
  return { findings, fail: adding("error"), warn: adding("warning") };
}

export const someOf = (names: string[]): string =>
  names.length > 3 ? `${names.slice(0, 3).join(", ")} and ${names.length - 3} more` : names.join(", ");
