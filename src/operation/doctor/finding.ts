export interface Finding {
  /** With an error the site is damaged, unprotected or cannot run; a warning can wait. */
  level: "error" | "warning";
  check: "settings" | "folder" | "database" | "photos" | "backups" | "mail" | "address" | "clock" | "version";
  /** What is wrong. */
  problem: string;
  /** What to do. */
  fix: string;
}

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The first few of a list, and how many more there are. */
export const someOf = (names: string[]): string =>
  names.length > 3 ? `${names.slice(0, 3).join(", ")} and ${names.length - 3} more` : names.join(", ");
