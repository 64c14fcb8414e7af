import type { Config } from "#src/config.ts";
import { place as validPlace } from "#src/config-values.ts";
import { reasonOf } from "#src/core/errors.ts";
import { folderStore } from "./folder-store.ts";
import { s3Store } from "./s3-store.ts";

/** A place for backups: small files under relative paths. */
export interface BackupStore {
  place: string;
  /** Writes a file completely or not at all; only after `settle` does it survive a power cut. */
  put(path: string, bytes: Uint8Array): Promise<void>;
  settle(): Promise<void>;
  get(path: string): Promise<Uint8Array<ArrayBuffer>>;
  list(folder: string): Promise<Map<string, number>>;
  /** Resolves once the removal survives a power cut. */
  remove(paths: string[]): Promise<void>;
  /** Removes the half-written files of a killed backup. */
  clear(): Promise<void>;
  isOnDiskOf(folder: string): boolean;
}

export class BackupProblem extends Error {
  /** "full": no room is left; "damage": a file is damaged or missing. */
  readonly kind: "full" | "damage" | undefined;

  constructor(message: string, { kind, cause }: { kind?: "full" | "damage"; cause?: unknown } = {}) {
    super(message, { cause });
    this.kind = kind;
  }
}

export const problemIn = (place: string, error: unknown): BackupProblem =>
  error instanceof BackupProblem
    ? error
    : new BackupProblem(`${place}: ${reasonOf(error)}`, { cause: error });

type Settings = Pick<Config, "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY">;

export function openStore(place: string, settings: Settings): BackupStore {
  const [issue] = validPlace.safeParse(place).error?.issues ?? [];
  if (issue) throw new BackupProblem(`${issue.message}.`);
  return place.includes("://") ? s3Store(place, settings) : folderStore(place);
}
