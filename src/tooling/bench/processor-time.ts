import { dlopen, ptr } from "bun:ffi";

/** https://man7.org/linux/man-pages/man2/clock_gettime.2.html */
const CLOCK_THREAD_CPUTIME_ID = 3;

/**
 * Milliseconds that this thread has had the processor, which what others do on the machine leaves alone; those of the
 * clock on the wall where the system is not Linux.
 */
export const processorMs: () => number = process.platform === "linux" ? onLinux() : () => performance.now();

function onLinux(): () => number {
  const { symbols } = dlopen("libc.so.6", { clock_gettime: { args: ["i32", "ptr"], returns: "i32" } });
  const time = new BigInt64Array(2);
  const at = ptr(time);
  return () => {
    symbols.clock_gettime(CLOCK_THREAD_CPUTIME_ID, at);
    return Number(time[0]) * 1e3 + Number(time[1]) / 1e6;
  };
}
