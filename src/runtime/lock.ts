import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** One server a data folder: refuses where another runs; answers the way to give the folder back. */
export function lockFolder(dir: string): () => void {
  mkdirSync(dir, { recursive: true });
  const file = join(dir, "server.pid");
  const holder = readHolder(file);
  if (holder && holder.pid !== process.pid && isRunning(holder))
    throw new Error(
      `Another server (process ${holder.pid}) already uses the folder ${dir}. Stop it or set another DATA_DIR.`,
    );
  writeFileSync(file, `${process.pid} ${beganOf(process.pid)}`);
  return () => rmSync(file, { force: true });
}

interface Holder {
  pid: number;
  began: string;
}

function readHolder(file: string): Holder | null {
  try {
    const [pid, began = ""] = readFileSync(file, "utf8").split(" ");
    return Number(pid) > 0 ? { pid: Number(pid), began } : null;
  } catch {
    return null;
  }
}

/** After a power cut its number may be another process's, which began at another time. */
function isRunning({ pid, began }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // One of another user may not be signalled, but it is there.
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) return false;
  }
  const now = beganOf(pid);
  return now === "" || now === began;
}

/** When a process began, in the kernel's ticks since the boot (proc_pid_stat(5), field 22); "" where nothing says so. */
function beganOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The second field is the command in brackets, which may hold spaces.
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return "";
  }
}
