import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Locks a data folder for one server; throws if another one runs. Returns a function that unlocks it. */
export function lockFolder(dir: string): () => void {
  mkdirSync(dir, { recursive: true });
  const file = join(dir, "server.pid");
  const holder = readHolder(file);
  if (holder && holder.pid !== process.pid && isRunning(holder))
    throw new Error(
      `Another server (process ${holder.pid}) already uses the folder ${dir}. Stop it or set another DATA_DIR.`,
    );
  writeFileSync(file, `${process.pid} ${startOf(process.pid)}`);
  return () => rmSync(file, { force: true });
}

interface Holder {
  pid: number;
  startedAt: string;
}

function readHolder(file: string): Holder | null {
  try {
    const [pid, startedAt = ""] = readFileSync(file, "utf8").split(" ");
    return Number(pid) > 0 ? { pid: Number(pid), startedAt } : null;
  } catch {
    return null;
  }
}

/** After a power cut another process may have the same number, but not the same start. */
function isRunning({ pid, startedAt }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process runs as another user.
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) return false;
  }
  const now = startOf(pid);
  return now === "" || now === startedAt;
}

/** A process's start in ticks since the boot (proc_pid_stat(5), field 22); "" if unknown. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The second field is the command in brackets, which may contain spaces.
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return "";
  }
}
