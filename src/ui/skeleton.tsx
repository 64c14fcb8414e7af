import { classNames } from "./class-names.ts";

/** A grey shape where content will be; its size comes from `className`. Say "loading" once beside a group. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden className={classNames("block rounded-md bg-line breathe", className)} />
);
