interface DrawnProps {
  id: string;
  from?: string;
  box: readonly [width: number, height: number];
  className?: string;
}

/** Refers to a drawing, so that an island's script does not include it. */
export const Drawn = ({ id, from = "", box: [width, height], className }: DrawnProps) => (
  <svg viewBox={`0 0 ${width} ${height}`} className={className} aria-hidden="true">
    <use href={`${from}#${id}`} />
  </svg>
);
