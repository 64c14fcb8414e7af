import { classNames } from "#src/ui/class-names.ts";

export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden className={classNames("block rounded-md bg-line breathe", className)} />
);

export const SkeletonCard = () => (
  <div className="card overflow-hidden" data-skeleton="">
    <Skeleton className="aspect-[4/3] rounded-none!" />
    <div className="grid gap-2.5 px-4 pt-4 pb-4">
      <Skeleton className="h-6 w-32" />
      <Skeleton className="h-4.5 w-full" />
      <Skeleton className="h-4.5 w-2/3" />
      <Skeleton className="mt-1 h-4 w-3/4" />
      <Skeleton className="h-4 w-3/4" />
      <Skeleton className="mt-3 h-4 w-full" />
    </div>
  </div>
);
