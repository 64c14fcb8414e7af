import type { ComponentProps } from "react";
import { SimilarRow } from "#src/features/listing-page/parts/sections.tsx";
import { classNames } from "#src/ui/class-names.ts";

interface SimilarCarsProps extends Pick<ComponentProps<typeof SimilarRow>, "title" | "all" | "cards"> {
  /** Beside something else there is room for three. */
  isNarrow?: boolean;
}

export const SimilarCars = ({ isNarrow = false, ...row }: SimilarCarsProps) => (
  <SimilarRow
    {...row}
    listClassName={classNames(
      "-mx-4 flex snap-x gap-3 overflow-x-auto px-4 pt-1 pb-5 [scroll-padding-inline:16px] [scrollbar-width:none] md:mx-0 md:gap-5 md:px-0 lg:grid lg:overflow-visible lg:p-0",
      isNarrow ? "near-cards" : "lg:grid-cols-4",
    )}
    itemClassName="grid w-72.5 flex-none snap-start lg:w-auto"
  />
);
