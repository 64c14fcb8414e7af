export interface Finding {
  /** Error: the site is damaged, unprotected or cannot run. Warning: it can wait. */
  level: "error" | "warning";
  check: "settings" | "folder" | "database" | "photos" | "backups" | "mail" | "address" | "clock" | "version";
  problem: string;
  fix: string;
}

export const someOf = (names: string[]): string =>
  names.length > 3 ? `${names.slice(0, 3).join(", ")} and ${names.length - 3} more` : names.join(", ");
