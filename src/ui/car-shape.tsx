import type { Silhouette } from "./silhouettes.ts";

/** The silhouette alone, for use inside another drawing: 170 × 66, standing on y 66, in `currentColor`. */
export function CarShape({ path, wheels, id }: Silhouette & { id?: string }) {
  const [front, rear, height, radius] = wheels;
  return (
    <g id={id} fill="currentColor" stroke="currentColor">
      <path d={path} fillRule="evenodd" stroke="none" />
      {[front, rear].map((x) => (
        <circle key={x} cx={x} cy={height} r={radius * 0.66} fill="none" strokeWidth={radius * 0.68} />
      ))}
    </g>
  );
}
