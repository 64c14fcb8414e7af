import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** A change of files requested by the program, in the order of the system's responses. */
export type Change = { at: number } & (
  | { op: "create"; path: string }
  | { op: "folder"; path: string }
  | { op: "write"; path: string; offset: number; bytes: Buffer }
  | { op: "truncate"; path: string; length: number }
  | { op: "rename"; from: string; to: string }
  | { op: "remove"; path: string }
  /** Changes before number `since` are on disk afterwards. */
  | { op: "sync"; path: string; since: number }
);

const CALLS =
  "openat,open,creat,write,writev,pwrite64,pwritev,pwritev2,ftruncate,truncate,fallocate,rename,renameat,renameat2,link,linkat,symlink," +
  "unlink,unlinkat,rmdir,mkdir,mkdirat,fsync,fdatasync,copy_file_range,sendfile";

/** The command that writes a program's file changes to `traceFile`; the program remains the child process. */
export const traced = (traceFile: string): string[] => [
  "strace",
  ..."-D -f --seccomp-bpf -ttt -y -xx -s 4000000 -o".split(" "),
  traceFile,
  "-e",
  `trace=${CALLS}`,
];

const LINE = /^(\d+) +(\d+\.\d+) (.*)$/;
const UNFINISHED = " <unfinished ...>";
const RESUMED = /^<\.\.\. \w+ resumed>/;
const CALL = /^(\w+)\((.*)\) += (-?\d+)/;

/** Appends the changes below `root` in a trace to `changes`. Throws for an unknown kind of change. */
export function readTrace(traceFile: string, root: string, changes: Change[]): void {
  const unfinished = new Map<string, { text: string; at: number; since: number }>();
  // The write position in each file, by file descriptor.
  const positions = new Map<number, number>();
  for (const line of readFileSync(traceFile, "latin1").split("\n")) {
    const [, thread = "", seconds = "", text = ""] = LINE.exec(line) ?? [];
    const begun = unfinished.get(thread);
    let call = { text, at: Number(seconds) * 1000, since: changes.length };
    if (text.endsWith(UNFINISHED)) {
      unfinished.set(thread, { ...call, text: text.slice(0, -UNFINISHED.length) });
      continue;
    }
    if (begun && RESUMED.test(text)) {
      unfinished.delete(thread);
      call = { ...begun, text: begun.text + text.replace(RESUMED, ""), at: call.at };
    }
    const change = readCall(call.text, root, positions, call.since);
    if (change) changes.push(...change.map((one) => ({ ...one, at: call.at })));
  }
}

type Distribute<T> = T extends unknown ? Omit<T, "at"> : never;

function readCall(
  text: string,
  root: string,
  positions: Map<number, number>,
  since: number,
): Distribute<Change>[] | null {
  const [, name = "", all = "", result = ""] = CALL.exec(text) ?? [];
  const returned = Number(result);
  if (!name || returned < 0) return null;
  const args = all.split(", ");
  const [first = "", second = "", third = "", fourth = ""] = args;
  const fd = Number.parseInt(first, 10);
  // Paths are "…", or fd<…> for open files and folders.
  const file = pathIn(first);
  const isInside = (path: string) => path === root || path.startsWith(`${root}/`);
  const at = (folder: string, path: string) => resolve(pathIn(folder), pathIn(path));

  switch (name) {
    case "open":
    case "openat": {
      const path = name === "open" ? pathIn(first) : at(first, second);
      const flags = name === "open" ? second : third;
      positions.set(returned, 0);
      if (!isInside(path) || !/O_CREAT|O_TRUNC/.test(flags)) return null;
      const made = flags.includes("O_CREAT") ? [{ op: "create" as const, path }] : [];
      return flags.includes("O_TRUNC") ? [...made, { op: "truncate", path, length: 0 }] : made;
    }
    case "write":
    case "pwrite64": {
      if (!isInside(file)) return null;
      const offset = name === "write" ? (positions.get(fd) ?? 0) : Number(fourth);
      if (name === "write") positions.set(fd, offset + returned);
      return [{ op: "write", path: file, offset, bytes: bytesIn(second).subarray(0, returned) }];
    }
    case "ftruncate":
      return isInside(file) ? [{ op: "truncate", path: file, length: Number(second) }] : null;
    case "fsync":
    case "fdatasync":
      return isInside(file) ? [{ op: "sync", path: file, since }] : null;
    case "mkdir":
    case "mkdirat": {
      const path = name === "mkdir" ? file : at(first, second);
      return isInside(path) ? [{ op: "folder", path }] : null;
    }
    case "rename":
      return isInside(file) ? [{ op: "rename", from: file, to: pathIn(second) }] : null;
    case "renameat":
    case "renameat2": {
      const [from, to] = [at(first, second), at(third, fourth)];
      return isInside(from) ? [{ op: "rename", from, to }] : null;
    }
    case "unlink":
    case "rmdir":
      return isInside(file) ? [{ op: "remove", path: file }] : null;
    case "unlinkat": {
      const path = at(first, second);
      return isInside(path) ? [{ op: "remove", path }] : null;
    }
    default:
      if (args.some((arg) => isInside(pathIn(arg))))
        throw new Error(`Not known: ${name} of ${dirname(file)}`);
      return null;
  }
}

const pathIn = (arg: string): string => bytesIn(/[<"](.*)[>"]/.exec(arg)?.[1] ?? "").toString();

const bytesIn = (escaped: string): Buffer =>
  Buffer.from(escaped.replaceAll('"', "").replaceAll(String.raw`\x`, ""), "hex");
